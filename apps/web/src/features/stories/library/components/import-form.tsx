import { LARGEST_IMPORT_BYTES, LONGEST_LANGUAGE } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState, type SubmitEvent } from "react";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { words } from "../words.ts";

interface ImportFormProps {
  isBusy: boolean;
  /** Of the last import; `problems` name scenes and lines. */
  result: { tone: "success" | "error"; message: string; problems: readonly string[] } | null;
  onImport: (file: File, language: string) => void;
}

/** Imports a story from a Twee or ink file. */
export function ImportForm({ isBusy, result, onImport }: ImportFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState("English");
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = fileProblem(file);
    setProblem(found);
    if (file && !found && language.trim() !== "" && !isBusy) onImport(file, language.trim());
  };
  return (
    <Box component="details" sx={frame}>
      <Typography component="summary" sx={{ fontWeight: 600, cursor: "pointer", py: 1 }}>
        {words.importStory}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {words.importIntro}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
        <TextField
          type="file"
          label={words.importFile}
          help={words.importFileHelp}
          error={problem}
          accept=".twee,.tw,.ink,.txt,text/plain"
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
        <TextField
          label={words.importLanguage}
          value={language}
          maxLength={LONGEST_LANGUAGE}
          autoComplete="off"
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
        {result && (
          <Notice tone={result.tone}>
            {result.message}
            {result.problems.length > 0 && (
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: "anywhere" }}>
                {result.problems.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </Box>
            )}
          </Notice>
        )}
        <SubmitButton isBusy={isBusy} variant="outlined" sx={{ justifySelf: "start" }}>
          {words.importNow}
        </SubmitButton>
      </Box>
    </Box>
  );
}

function fileProblem(file: File | null): string | undefined {
  if (!file) return words.chooseFile;
  return file.size > LARGEST_IMPORT_BYTES ? words.fileTooLarge : undefined;
}

const frame = { mt: 6, maxWidth: 560, borderTop: "1px solid", borderColor: "divider", pt: 2 };
