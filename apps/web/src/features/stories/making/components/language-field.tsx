import { useId } from "react";
import Typography from "@mui/material/Typography";
import { TextField } from "#ui/forms/text-field";
import { storytellerLanguages } from "../../languages.ts";
import { longest } from "../story-form.ts";
import { words } from "../words.ts";

interface LanguageFieldProps {
  language: string;
  error: string | undefined;
  hasModel: boolean;
  isBusy: boolean;
  onEdit: (language: string) => void;
}

/** A text field for any language; those of our own storyteller are suggested. */
export function LanguageField(props: LanguageFieldProps) {
  const { language, error, hasModel, isBusy, onEdit } = props;
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
        error={error}
        value={language}
        maxLength={longest.language}
        readOnly={isBusy}
        autoComplete="off"
        list={listId}
        onChange={(event) => onEdit(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {storytellerLanguages.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
