import { LONGEST_TITLE, type Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId, useState, type SubmitEvent } from "react";
import { Dialog } from "#ui/feedback/dialog";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { words } from "../words.ts";

interface RenameDialogProps {
  story: Story;
  /** The server's message about the title. */
  error: string | undefined;
  isBusy: boolean;
  onRename: (title: string) => void;
  onClose: () => void;
}

export function RenameDialog({ story, error, isBusy, onRename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(story.title);
  const formId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() !== "" && !isBusy) onRename(title);
  };
  return (
    <Dialog
      title={words.renameTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton form={formId} isBusy={isBusy}>
            {words.save}
          </SubmitButton>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={submit}>
        <TextField
          label={words.renameField}
          name="title"
          value={title}
          error={error}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          autoFocus
          required
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Box>
    </Dialog>
  );
}
