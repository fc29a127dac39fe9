import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Notice } from "#ui/notice";
import { SubmitButton } from "#ui/submit-button";
import { TextField } from "#ui/text-field";
import { useProblemForm } from "../hooks/use-problem-form.ts";
import type { OtpProblem } from "../hooks/use-code-check.ts";
import { problem } from "../problem.ts";
import { words } from "../words.ts";
import { announced } from "./announced.tsx";
import { fieldStack } from "./field-stack.ts";
import { FormProblem } from "./form-problem.tsx";
import { ResendCode } from "./resend-code.tsx";

interface OtpFormProps {
  /** Where the form replaces what had the focus. */
  takesFocus?: boolean;
  /** When another code may be asked for. */
  resendAt: EpochMs;
  /** Said after a new code went out. */
  sentNotice: string | null;
  submit: (otp: string) => Promise<OtpProblem | null>;
  resend: () => Promise<OtpProblem | null>;
  onBack: () => void;
}

export function OtpForm(props: OtpFormProps) {
  const { takesFocus = false, resendAt, sentNotice, submit, resend, onBack } = props;
  const form = useProblemForm<{ otp: string }>({
    defaultValues: { otp: "" },
    refuse: ({ otp }) => (withoutSpaces(otp) === "" ? problem(words.otpMissing, "otp") : null),
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
        error={announced(form.errorOf("otp"))}
        {...form.register("otp")}
      />
      {sentNotice !== null && form.general === null && <Notice tone="success">{sentNotice}</Notice>}
      <FormProblem problem={form.general} />
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
        onResend={() => void resend().then(form.say)}
      />
    </Box>
  );
}

/** Codes are often shown, and copied, in groups. */
function withoutSpaces(otp: string): string {
  return otp.replace(/\s/g, "");
}
