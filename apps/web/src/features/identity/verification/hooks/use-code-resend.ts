import type { EpochMs } from "@codetale/domain/time";
import { useState } from "react";
import { useClock } from "#lib/clock";
import type { OtpFormError } from "./use-code-check.ts";

interface CodeSender {
  /** When another code may be requested, at first. */
  resendAt: EpochMs;
  /** Requests another code; resolves with the delay before the next, in milliseconds. */
  request: () => Promise<number>;
  /** Stores when the next may be requested. */
  hold: (resendAt: EpochMs) => void;
  wordFailure: (error: unknown) => OtpFormError;
}

interface CodeResend {
  /** When another code may be requested. */
  resendAt: EpochMs;
  /** Whether another code was sent since the screen was opened. */
  isSentAgain: boolean;
  resend: () => Promise<OtpFormError | null>;
}

export function useCodeResend({ request, hold, wordFailure, ...sender }: CodeSender): CodeResend {
  const clock = useClock();
  const [resendAt, setResendAt] = useState(sender.resendAt);
  const [isSentAgain, setIsSentAgain] = useState(false);

  async function resend(): Promise<OtpFormError | null> {
    try {
      const nextAt = (await request()) + clock.now();
      hold(nextAt);
      setResendAt(nextAt);
      setIsSentAgain(true);
      return null;
    } catch (error) {
      setIsSentAgain(false);
      return wordFailure(error);
    }
  }

  return { resendAt, isSentAgain, resend };
}
