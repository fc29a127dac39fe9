import { editMessage, LONGEST_MESSAGE, type Message } from "@codetale/contract/chat";
import { sendableText } from "@codetale/domain/chat/sendable-text";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/http/api-client";
import { FormDialog } from "#ui/feedback/form-dialog";
import { TextField } from "#ui/forms/text-field";
import type { MessageEntry } from "../message-entry.ts";
import { words } from "../../words.ts";

interface EditMessageDialogProps {
  scheduleId: string;
  entry: MessageEntry;
  onEdited: (message: Message) => void;
  onClose: () => void;
}

/** Changes the text of a message that was sent. */
export function EditMessageDialog({
  scheduleId,
  entry,
  onEdited,
  onClose,
}: EditMessageDialogProps) {
  const [text, setText] = useState(entry.text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(editMessage, {
        params: { scheduleId, messageId: entry.id },
        body: { text: sendableText(text) },
      }),
    onSuccess: ({ message }) => {
      onEdited(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.editTitle}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      isBusy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <TextField
        label={words.editLabel}
        rows={4}
        maxLength={LONGEST_MESSAGE}
        required
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error?.message}
      />
    </FormDialog>
  );
}
