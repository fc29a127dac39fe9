import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent, SubmitEvent } from "react";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { words } from "../words.ts";
import type { EditedLine } from "./story-lines.tsx";

interface LineFormProps {
  line: EditedLine;
  /** The language of the story. */
  lang: string | undefined;
  typed: string;
  /** Why it was not saved; undefined where nothing was refused. */
  problem: string | undefined;
  /** Whether the line is another one by now than when its editing began. */
  isChangedElsewhere: boolean;
  isBusy: boolean;
  onType: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The editor of one line. Escape closes it while nothing is changed; Ctrl+Enter saves. */
export function LineForm(props: LineFormProps) {
  const { line, lang, typed, problem, isChangedElsewhere, isBusy, onType, onSave, onCancel } =
    props;
  const isLong = line.place.part === "dialogue";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && typed === line.text) onCancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!isBusy) onSave();
    }
  };
  return (
    <Box component="form" noValidate onSubmit={submit} onKeyDown={onKeyDown} sx={form}>
      {isChangedElsewhere && (
        <Notice tone="warning">
          {words.changedElsewhere}
          <Typography
            component="q"
            lang={lang}
            dir="auto"
            sx={{ display: "block", mt: 0.5, color: "inherit" }}
          >
            {line.text}
          </Typography>
        </Notice>
      )}
      <TextField
        label={line.label}
        {...(isLong && { rows: 4 })}
        value={typed}
        error={problem}
        maxLength={line.longest}
        readOnly={isBusy}
        autoComplete="off"
        autoFocus
        lang={lang}
        dir="auto"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <SubmitButton isBusy={isBusy} color="secondary">
          {isChangedElsewhere ? words.keepMine : words.save}
        </SubmitButton>
        <Button variant="outlined" onClick={onCancel}>
          {isChangedElsewhere ? words.takeOther : words.cancel}
        </Button>
      </Box>
    </Box>
  );
}

const form = { display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" };
