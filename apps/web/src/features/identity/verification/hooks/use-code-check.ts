import { rolePaths } from "@codetale/contract/screens";
import { useRef } from "react";
import { ApiError } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import { useNavigate } from "#lib/routing/navigation";
import { redeemCode } from "../one-time-codes.ts";
import {
  forgetPendingVerification,
  holdPendingVerification,
  type PendingRegistration,
  type PendingVerification,
} from "../pending-verification.ts";
import {
  formErrorOf,
  serverFormErrorOf,
  type Blame,
  type FormError,
} from "../../forms/form-error.ts";
import { noteVerifiedEmail } from "../../profile/profile-draft.ts";
import { words } from "../../words.ts";
import { useCreateAccount } from "../../registration/hooks/use-create-account.ts";

export type OtpFormError = FormError<"otp">;

/**
 * Checks a typed code and continues what it was requested for: creates the account, or returns to
 * the profile.
 */
export function useCodeCheck(
  pending: PendingVerification,
): (otp: string) => Promise<OtpFormError | null> {
  const clock = useClock();
  const navigate = useNavigate();
  const createAccount = useCreateAccount();
  /** A code works once; its ticket is kept for another try at the rest. */
  const proof = useRef<string | null>(null);

  async function goOn(ticket: string): Promise<OtpFormError | null> {
    if (pending.purpose === "register") return finishRegistration(pending, ticket);
    noteVerifiedEmail({ email: pending.email, ticket });
    forgetPendingVerification();
    const { profile } = rolePaths[pending.person];
    await navigate(profile, { replace: true, state: { from: pending.from } });
    return null;
  }

  async function finishRegistration(
    registration: PendingRegistration,
    ticket: string,
  ): Promise<OtpFormError | null> {
    try {
      await createAccount({ ...registration, ticket });
      return null;
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : null;
      if (reason === "ticket/invalid") proof.current = null;
      const found = serverFormErrorOf<"otp">(error, {}, words.registeringFailed);
      if (reason !== "register/weak-password") return found;
      const refused = { ticket, message: found.message };
      holdPendingVerification({ ...registration, refused }, clock.now());
      const { person, from } = registration;
      await navigate(rolePaths[person].register, { replace: true, state: { from } });
      return null;
    }
  }

  return async (otp) => {
    try {
      proof.current ??= await redeemCode(pending, otp);
    } catch (error) {
      return formErrorOf(error, blame, words.otpNotChecked);
    }
    return goOn(proof.current);
  };
}

const blame: Blame<"otp"> = {
  "otp/wrong": ["otp"],
  "otp/expired": ["otp"],
  "otp/used-up": ["otp"],
};
