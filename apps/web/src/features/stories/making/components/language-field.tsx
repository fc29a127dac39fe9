import Typography from "@mui/material/Typography";
import { TextField } from "#ui/forms/text-field";
import { storytellerLanguages } from "../../languages.ts";
import type { FieldsProps } from "../fields-props.ts";
import { longest } from "../story-form.ts";
import { words } from "../words.ts";

type LanguageFieldProps = Pick<FieldsProps, "form" | "problems" | "isBusy" | "onEdit"> & {
  isModelConnected: boolean;
};

/** The language of the story, with its heading. */
export function LanguageField(props: LanguageFieldProps) {
  const { form, problems, isBusy, onEdit, isModelConnected } = props;
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {words.languageHeading}
      </Typography>
      <TextField
        name="language"
        label={words.languageHeading}
        isLabelHidden
        help={isModelConnected ? words.languageHelpWithModel : words.languageHelp}
        error={problems["language"]}
        value={form.language}
        maxLength={longest.language}
        readOnly={isBusy}
        autoComplete="off"
        suggestions={storytellerLanguages}
        onChange={({ currentTarget: { value: language } }) =>
          onEdit({ ...form, language }, "language")
        }
      />
    </div>
  );
}
