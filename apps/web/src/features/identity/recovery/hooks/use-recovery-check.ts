import { failures } from "@codetale/contract/errors";
import { resetPassword } from "@codetale/contract/identity-recovery";
import { screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useRef } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import { redeemCode } from "../../verification/one-time-codes.ts";
import { formError, formErrorOf, serverFormErrorOf, type Blame } from "../../forms/form-error.ts";
import { words } from "../../words.ts";
import type { OtpFormError } from "../../verification/hooks/use-code-check.ts";

/** Checks a typed code and has the link mailed with which a new password is set. */
export function useRecoveryCheck(
  email: string,
  person: AccountRole | null,
): (otp: string) => Promise<OtpFormError | null> {
  const navigate = useNavigate();
  /** A code works once; its ticket is kept for another try at sending the mail. */
  const proof = useRef<string | null>(null);

  async function mailLink(ticket: string): Promise<OtpFormError | null> {
    try {
      await call(resetPassword, { body: { email, ticket } });
    } catch (error) {
      if (error instanceof ApiError && error.reason === "ticket/invalid") proof.current = null;
      return serverFormErrorOf<"otp">(error, {}, failures["mail/not-sent"].message);
    }
    await navigate(screenPaths.forgotPassword, { replace: true, state: { step: "sent", person } });
    return null;
  }

  return async (otp) => {
    try {
      proof.current ??= await redeemCode({ purpose: "forgot-password", email }, otp);
    } catch (error) {
      if (error instanceof ApiError && error.reason === "otp/wrong")
        return formError(words.recoveryCodeWrong, "otp");
      return formErrorOf(error, blame, words.recoveryCodeNotChecked);
    }
    return mailLink(proof.current);
  };
}

const blame: Blame<"otp"> = { "otp/expired": ["otp"], "otp/used-up": ["otp"] };
