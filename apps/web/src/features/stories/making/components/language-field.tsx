import Typography from "@mui/material/Typography";
import { useId } from "react";
import { TextField } from "#ui/forms/text-field";
import { storytellerLanguages } from "../../languages.ts";
import { longest } from "../story-form.ts";
import { words } from "../words.ts";
import type { FieldsProps } from "./story-fields.tsx";

/** A text field for any language; those of our own storyteller are suggested. */
export function LanguageField(props: FieldsProps & { hasModel: boolean }) {
  const { form, problems, isBusy, onEdit, hasModel } = props;
  const listId = useId();
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {words.languageHeading}
      </Typography>
      <TextField
        name="language"
        label={words.languageHeading}
        isLabelHidden
        help={hasModel ? words.languageHelpWithModel : words.languageHelp}
        error={problems["language"]}
        value={form.language}
        maxLength={longest.language}
        readOnly={isBusy}
        autoComplete="off"
        list={listId}
        onChange={(event) => onEdit({ ...form, language: event.currentTarget.value }, "language")}
      />
      <datalist id={listId}>
        {storytellerLanguages.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
