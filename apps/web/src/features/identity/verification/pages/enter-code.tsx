import { verifyOtp } from "@codetale/contract/identity";
import type { EpochMs } from "@codetale/domain/time";
import { useRef, useState, type ComponentProps } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { serverFormErrorOf } from "../../forms/form-error.ts";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { useRetryHeaders } from "../../forms/hooks/use-retry-headers.ts";
import { OtpForm, type OtpFormError } from "../components/otp-form.tsx";
import type { CodeRequest, PendingCode } from "../pending-codes.ts";

interface EnterCodeProps extends Pick<
  ComponentProps<typeof IdentityFrame>,
  "title" | "heading" | "intro"
> {
  pending: PendingCode<CodeRequest>;
  /** Set where it replaces the element that had the focus. */
  takesFocus?: boolean;
  /** Requests another code; resolves with the instant from which the next may be requested. */
  sendAgain: () => Promise<EpochMs>;
  wordUnsent: (error: unknown) => OtpFormError;
  wordUnchecked: (error: unknown) => OtpFormError;
  /** Does what the code was requested for, with the ticket that the code was exchanged for. */
  proceed: (ticket: string) => Promise<void>;
  /** Shown when `proceed` failed and the server does not say why. */
  failed: string;
  onBack: () => void;
}

/** Asks for a one-time code, checks it and goes on. */
export function EnterCode(props: EnterCodeProps) {
  const { pending, takesFocus = false, onBack, ...texts } = props;
  const { sendAgain, wordUnsent, wordUnchecked, proceed, failed, ...frame } = texts;
  const [resendAt, setResendAt] = useState(pending.resendAt);
  const [isSentAgain, setIsSentAgain] = useState(false);
  /** A code works once; its ticket is kept for another try at the rest. */
  const ticket = useRef<string | null>(null);
  const retryHeaders = useRetryHeaders();

  async function resend(): Promise<OtpFormError | null> {
    try {
      setResendAt(await sendAgain());
      setIsSentAgain(true);
      return null;
    } catch (error) {
      setIsSentAgain(false);
      return wordUnsent(error);
    }
  }

  async function submit(otp: string): Promise<OtpFormError | null> {
    const { purpose, email } = pending.request;
    setIsSentAgain(false);
    try {
      const headers = retryHeaders(otp);
      ticket.current ??= (await call(verifyOtp, { headers, body: { email, otp, purpose } })).ticket;
    } catch (error) {
      return wordUnchecked(error);
    }
    try {
      await proceed(ticket.current);
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.reason === "ticket/invalid") ticket.current = null;
      return serverFormErrorOf(error, {}, failed);
    }
  }

  return (
    <IdentityFrame {...frame} scene="letter">
      <OtpForm
        takesFocus={takesFocus}
        resendAt={resendAt}
        isSentAgain={isSentAgain}
        submit={submit}
        resend={resend}
        onBack={onBack}
      />
    </IdentityFrame>
  );
}
