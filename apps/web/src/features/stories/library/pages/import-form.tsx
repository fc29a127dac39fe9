import {
  importStory,
  LARGEST_IMPORT_BYTES,
  LONGEST_LANGUAGE,
  type Story,
} from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { storyKeys } from "../../queries.ts";
import { words } from "../words.ts";

type Problems = Partial<Record<"file" | "language", string | undefined>>;

/** Imports a story from a file: ink by its name's ending, else Twee. */
export function ImportForm() {
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState("English");
  const [problems, setProblems] = useState<Problems>({});
  const client = useQueryClient();
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: async (chosen: File) => {
      const format = /\.ink$/i.test(chosen.name) ? "ink" : "twee";
      const source = await chosen.text();
      return call(importStory, { body: { format, source, language: language.trim() } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: storyKeys.lists }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = { file: fileProblem(file), language: languageProblem(language) };
    setProblems(found);
    if (found.file || found.language) reset();
    else if (file && !isPending) mutate(file);
  };
  return (
    <Box component="details" sx={frame}>
      <Typography component="summary" sx={{ fontWeight: 600, cursor: "pointer", py: 1 }}>
        {words.importStory}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {words.importIntro}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
        <TextField
          type="file"
          label={words.importFile}
          help={words.importFileHelp}
          error={problems.file}
          accept=".twee,.tw,.ink,.txt,text/plain"
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
        <TextField
          label={words.importLanguage}
          help={words.importLanguageHelp}
          error={problems.language}
          value={language}
          maxLength={LONGEST_LANGUAGE}
          autoComplete="off"
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
        {data && <Imported {...data} onDismiss={reset} />}
        {error && <Refusal error={error} />}
        <SubmitButton isBusy={isPending} variant="outlined" sx={{ justifySelf: "start" }}>
          {words.importNow}
        </SubmitButton>
      </Box>
    </Box>
  );
}

interface ImportedProps {
  story: Story;
  repairs: readonly string[];
  onDismiss: () => void;
}

/** That the story is there, and what was left out or changed on the way. */
function Imported({ story, repairs, onDismiss }: ImportedProps) {
  return (
    <Notice
      tone="success"
      action={
        <Button variant="text" size="small" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      }
    >
      {words.imported(story.title || words.untitled)}
      {repairs.length > 0 && (
        <>
          {" "}
          {words.repaired}
          <MessageList messages={repairs} />
        </>
      )}
    </Notice>
  );
}

/** Why the import failed; faults of the story are listed, each with its scene or line. */
function Refusal({ error }: { error: Error }) {
  const faults = error instanceof ApiError ? error.errors : [];
  return (
    <Notice tone="error" number={errorNumberOf(error)}>
      {error.message}
      {faults.length > 0 && <MessageList messages={faults.map(({ message }) => message)} />}
    </Notice>
  );
}

function MessageList({ messages }: { messages: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: "anywhere" }}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </Box>
  );
}

function fileProblem(file: File | null): string | undefined {
  if (!file) return words.chooseFile;
  return file.size > LARGEST_IMPORT_BYTES ? words.fileTooLarge : undefined;
}

function languageProblem(language: string): string | undefined {
  return language.trim() === "" ? words.missing : undefined;
}

/** The box around what `details` holds does not pass its box-sizing on, which fields inherit. */
const formStyle = { display: "grid", gap: 2, boxSizing: "border-box" };

const frame = { mt: 6, maxWidth: 560, borderTop: "1px solid", borderColor: "divider", pt: 2 };
