import type { EpochMs } from "@codetale/domain/time";
import { useState } from "react";
import { useClock } from "#lib/clock";
import { requestCode } from "../codes.ts";
import { holdPendingVerification, type PendingVerification } from "../pending-verification.ts";
import { serverProblemOf } from "../problem.ts";
import { words } from "../words.ts";
import type { OtpProblem } from "./use-code-check.ts";

interface CodeResend {
  /** When another code may be asked for. */
  resendAt: EpochMs;
  /** Whether another one went out since the screen was opened. */
  isSentAgain: boolean;
  resend: () => Promise<OtpProblem | null>;
}

export function useCodeResend(pending: PendingVerification): CodeResend {
  const clock = useClock();
  const [resendAt, setResendAt] = useState(pending.resendAt);
  const [isSentAgain, setIsSentAgain] = useState(false);

  async function resend(): Promise<OtpProblem | null> {
    try {
      const nextAt = (await requestCode(pending)) + clock.now();
      holdPendingVerification({ ...pending, resendAt: nextAt }, clock.now());
      setResendAt(nextAt);
      setIsSentAgain(true);
      return null;
    } catch (error) {
      setIsSentAgain(false);
      return serverProblemOf<"otp">(error, {}, words.otpNotSent);
    }
  }

  return { resendAt, isSentAgain, resend };
}
