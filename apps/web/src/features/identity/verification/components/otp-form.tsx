import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.ts";
import type { OtpFormError } from "../hooks/use-code-check.ts";
import { formError } from "../../forms/form-error.ts";
import { words } from "../../words.ts";
import { announcedError } from "../../forms/components/announced-error.tsx";
import { fieldStack } from "../../forms/components/field-stack.ts";
import { FormErrorNotice } from "../../forms/components/form-error-notice.tsx";
import { ResendCode } from "./resend-code.tsx";

interface OtpFormProps {
  /** Set where the form replaces the element that had the focus. */
  takesFocus?: boolean;
  /** When another code may be requested. */
  resendAt: EpochMs;
  /** Shown after a new code was sent. */
  sentNotice: string | null;
  submit: (otp: string) => Promise<OtpFormError | null>;
  resend: () => Promise<OtpFormError | null>;
  onBack: () => void;
}

export function OtpForm(props: OtpFormProps) {
  const { takesFocus = false, resendAt, sentNotice, submit, resend, onBack } = props;
  const form = useIdentityForm<{ otp: string }>({
    defaultValues: { otp: "" },
    refuse: ({ otp }) => (withoutSpaces(otp) === "" ? formError(words.otpMissing, "otp") : null),
    submit: ({ otp }) => submit(withoutSpaces(otp)),
  });

  return (
    <Box component="form" noValidate onSubmit={form.send} sx={fieldStack}>
      <TextField
        label="OTP"
        autoFocus={takesFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        help={words.otpHint}
        error={announcedError(form.errorOf("otp"))}
        {...form.register("otp")}
      />
      {sentNotice !== null && form.generalError === null && (
        <Notice tone="success">{sentNotice}</Notice>
      )}
      <FormErrorNotice problem={form.generalError} />
      <Box sx={{ display: "flex", flexDirection: { xs: "column", sm: "row-reverse" }, gap: 1.5 }}>
        <SubmitButton size="large" isBusy={form.isSending} sx={{ flex: 2 }}>
          Verify Email
        </SubmitButton>
        <Button variant="outlined" size="large" onClick={onBack} sx={{ flex: 1 }}>
          Back
        </Button>
      </Box>
      <ResendCode
        key={resendAt}
        resendAt={resendAt}
        isSending={form.isSending}
        onResend={() => void resend().then(form.showError)}
      />
    </Box>
  );
}

/** Codes are often displayed, and copied, in groups. */
function withoutSpaces(otp: string): string {
  return otp.replace(/\s/g, "");
}
