import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useSecondsLeft } from "#lib/clock-value";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { visuallyHidden } from "#ui/text/visually-hidden";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { waitText, words } from "../../words.ts";

export type OtpFormError = FormError<"otp">;

interface OtpFormProps {
  submitLabel?: string;
  backLabel?: string;
  /** Set where the form replaces the element that had the focus. */
  takesFocus: boolean;
  /** When another code may be requested. */
  resendAt: EpochMs;
  isSentAgain: boolean;
  submit: (otp: string) => Promise<OtpFormError | null>;
  resend: () => Promise<OtpFormError | null>;
  onBack: () => void;
}

export function OtpForm(props: OtpFormProps) {
  const { takesFocus, resendAt, isSentAgain, submit, resend, onBack } = props;
  const { submitLabel = "Verify Email", backLabel = "Back" } = props;
  const form = useIdentityForm<{ otp: string }>({
    refuse: ({ otp }) => (withoutSpaces(otp) === "" ? formError(words.otpMissing, "otp") : null),
    submit: ({ otp }) => submit(withoutSpaces(otp)),
  });

  return (
    <IdentityForm
      form={form}
      actions={
        <>
          <Box sx={buttonRow}>
            <SubmitButton size="large" isBusy={form.isSending} sx={{ flex: 2 }}>
              {submitLabel}
            </SubmitButton>
            <Button variant="outlined" size="large" onClick={onBack} sx={{ flex: 1 }}>
              {backLabel}
            </Button>
          </Box>
          <ResendCode
            resendAt={resendAt}
            isSending={form.isSending}
            onResend={() => {
              form.showError(null);
              void resend().then(form.showError);
            }}
          />
        </>
      }
    >
      <TextField
        label="OTP"
        autoFocus={takesFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        help={words.otpHint}
        {...form.field("otp")}
      />
      {isSentAgain && form.error === null && <Notice tone="success">{words.codeSentAgain}</Notice>}
    </IdentityForm>
  );
}

type ResendCodeProps = Pick<OtpFormProps, "resendAt"> & {
  isSending: boolean;
  onResend: () => void;
};

/** A button that requests another code, disabled during a visible countdown. */
function ResendCode({ resendAt, isSending, onResend }: ResendCodeProps) {
  const leftMs = useSecondsLeft(resendAt) * SECOND_MS;
  return (
    <Box role={leftMs > 0 ? "timer" : undefined} sx={quiet}>
      <Box component="span" role="status" sx={visuallyHidden}>
        {leftMs <= 0 && words.codeCanBeSent}
      </Box>
      No code yet?{" "}
      {leftMs > 0 ? (
        `You can ask for a new one in ${waitText(leftMs)}.`
      ) : (
        <Link component="button" type="button" disabled={isSending} onClick={onResend} sx={asText}>
          Send a new code
        </Link>
      )}
    </Box>
  );
}

/** Codes are often displayed, and copied, in groups. */
function withoutSpaces(otp: string): string {
  return otp.replace(/\s/g, "");
}

const buttonRow = {
  display: "flex",
  flexDirection: { xs: "column", sm: "row-reverse" },
  gap: 1.5,
} as const;

const quiet = {
  typography: "body2",
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
} as const;

const asText = { font: "inherit", fontWeight: 600, verticalAlign: "baseline", py: 0.5 } as const;
