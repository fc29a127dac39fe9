import { proveByCode, sendProofCode } from "@codetale/contract/identity/proof";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useClock } from "#lib/clock";
import { call } from "#lib/http/api-client";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { serverFormErrorOf } from "../../forms/form-error.ts";
import { OtpForm, type OtpFormError } from "../../verification/components/otp-form.tsx";
import { proofWords, words } from "../../words.ts";
import { ProofActions } from "../components/proof-actions.tsx";
import type { ProofProps } from "../proof-props.ts";

/** A code to the account's address; it is sent once the user asks for it. */
export function CodeProof({ email, onProven, onCancel }: ProofProps) {
  const clock = useClock();
  const [resendAt, setResendAt] = useState<EpochMs | null>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(): Promise<OtpFormError | null> {
    try {
      const { resendAfterMs } = await call(sendProofCode);
      setIsSentAgain(resendAt !== null);
      setResendAt(clock.now() + resendAfterMs);
      return null;
    } catch (error) {
      return serverFormErrorOf(error, {}, words.otpNotSent);
    }
  }

  async function sendFirst(): Promise<void> {
    setIsSending(true);
    setProblem(null);
    setProblem((await send())?.message ?? null);
    setIsSending(false);
  }

  async function submit(otp: string): Promise<OtpFormError | null> {
    try {
      await call(proveByCode, { body: { otp } });
    } catch (error) {
      const blame = { "otp/wrong": ["otp"], "otp/expired": ["otp"] } as const;
      return serverFormErrorOf(error, blame, words.otpNotChecked);
    }
    onProven();
    return null;
  }

  if (resendAt !== null) {
    return (
      <OtpForm
        takesFocus
        submitLabel="Confirm"
        backLabel="Cancel"
        resendAt={resendAt}
        isSentAgain={isSentAgain}
        submit={submit}
        resend={send}
        onBack={onCancel}
      />
    );
  }
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <div>{proofWords.codeGoesTo(email)}</div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ProofActions onCancel={onCancel}>
        <SubmitButton type="button" isBusy={isSending} onClick={() => void sendFirst()}>
          Send a code
        </SubmitButton>
      </ProofActions>
    </Box>
  );
}
