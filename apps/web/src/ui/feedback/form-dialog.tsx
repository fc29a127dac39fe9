import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId, type ReactNode, type SubmitEvent } from "react";
import { SubmitButton } from "../forms/submit-button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

export interface FormDialogProps extends Pick<DialogProps, "size"> {
  title: string;
  cancelLabel: string;
  submitLabel: string;
  isBusy: boolean;
  /** Not called while it is busy. */
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A modal dialog that is a form. */
export function FormDialog(props: FormDialogProps) {
  const { title, cancelLabel, submitLabel, isBusy, onSubmit, onClose, size, children } = props;
  const formId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      holdsInput
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {cancelLabel}
          </Button>
          <SubmitButton form={formId} isBusy={isBusy}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
        {children}
      </Box>
    </Dialog>
  );
}
