import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { Dialog } from "#ui/feedback/dialog";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import type { PaymentCode } from "../hooks/use-payment-code.ts";
import { words } from "../../words.ts";
import { PaymentCodeField } from "./payment-code-field.tsx";

interface PayDialogProps {
  isOpen: boolean;
  /** A description of the schedule, in words. */
  about: string;
  payment: PaymentCode;
  isPaying: boolean;
  /** Message about the code, and about any other failure; null without one. */
  codeProblem: string | null;
  failure: string | null;
  onPay: (code: string) => void;
  onClose: () => void;
}

/** Asks for the payment code of a schedule that was booked earlier. */
export function PayDialog(props: PayDialogProps) {
  const { isOpen, about, payment, isPaying, codeProblem, failure, onPay, onClose } = props;
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  const submit = () => {
    const code = payment.code.trim();
    setIsMissing(code === "");
    field.current?.focus();
    if (code !== "") onPay(code);
  };

  return (
    <Dialog
      title="Pay for this session"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={formId} isBusy={isPaying}>
            Pay
          </SubmitButton>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPaying) submit();
        }}
        sx={{ display: "grid", gap: 2 }}
      >
        <Typography color="text.secondary">{about}</Typography>
        <PaymentCodeField
          payment={payment}
          error={isMissing && payment.code.trim() === "" ? words.codeMissing : codeProblem}
          ref={field}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
      </Box>
    </Dialog>
  );
}
