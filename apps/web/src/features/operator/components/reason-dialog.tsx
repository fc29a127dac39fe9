import { useState } from "react";
import { FormDialog } from "#ui/feedback/form-dialog";
import { TextField } from "#ui/forms/text-field";
import { ActFailure } from "./act-failure.tsx";

interface ReasonDialogProps {
  title: string;
  label: string;
  help: string;
  longest: number;
  submitLabel: string;
  isBusy: boolean;
  /** Why the act failed; the reason stays, to be sent again. */
  error: Error | null;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of an act. */
export function ReasonDialog({
  title,
  label,
  help,
  longest,
  submitLabel,
  isBusy,
  error,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    if (reason.trim() === "") setIsMissing(true);
    else onSubmit(reason);
  };
  return (
    <FormDialog
      title={title}
      cancelLabel="Cancel"
      submitLabel={submitLabel}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={label}
        help={help}
        error={isMissing && reason.trim() === "" ? "Please fill this in" : undefined}
        maxLength={longest}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <ActFailure error={error} />
    </FormDialog>
  );
}
