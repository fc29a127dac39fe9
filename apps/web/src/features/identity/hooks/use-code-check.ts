import { useRef } from "react";
import { ApiError } from "#lib/api-client";
import { useClock } from "#lib/clock";
import { useNavigate } from "#lib/navigation";
import { redeemCode } from "../codes.ts";
import { pathsOf } from "../paths.ts";
import {
  forgetPendingVerification,
  holdPendingVerification,
  type PendingRegistration,
  type PendingVerification,
} from "../pending-verification.ts";
import { problemOf, serverProblemOf, type Blame, type Problem } from "../problem.ts";
import { noteVerifiedEmail } from "../profile-draft.ts";
import { words } from "../words.ts";
import { useCreateAccount } from "./use-create-account.ts";

export type OtpProblem = Problem<"otp">;

/**
 * Checks a typed code and goes on with what it was asked for: the account, or back to the profile.
 */
export function useCodeCheck(
  pending: PendingVerification,
): (otp: string) => Promise<OtpProblem | null> {
  const clock = useClock();
  const navigate = useNavigate();
  const createAccount = useCreateAccount();
  /** A code works once; what it was exchanged for is kept for another try at the rest. */
  const proof = useRef<string | null>(null);

  async function goOn(ticket: string): Promise<OtpProblem | null> {
    if (pending.purpose === "register") return finishRegistration(pending, ticket);
    noteVerifiedEmail({ email: pending.email, ticket });
    forgetPendingVerification();
    const { profile } = pathsOf[pending.person];
    await navigate(profile, { replace: true, state: { from: pending.from } });
    return null;
  }

  async function finishRegistration(
    registration: PendingRegistration,
    ticket: string,
  ): Promise<OtpProblem | null> {
    try {
      await createAccount({ ...registration, ticket });
      return null;
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : null;
      if (reason === "ticket/invalid") proof.current = null;
      const found = serverProblemOf<"otp">(error, {}, words.registeringFailed);
      if (reason !== "register/weak-password") return found;
      const refused = { ticket, message: found.message };
      holdPendingVerification({ ...registration, refused }, clock.now());
      const { person, from } = registration;
      await navigate(pathsOf[person].register, { replace: true, state: { from } });
      return null;
    }
  }

  return async (otp) => {
    try {
      proof.current ??= await redeemCode(pending, otp);
    } catch (error) {
      return problemOf(error, blame, words.otpNotChecked);
    }
    return goOn(proof.current);
  };
}

const blame: Blame<"otp"> = {
  "otp/wrong": ["otp"],
  "otp/expired": ["otp"],
  "otp/used-up": ["otp"],
};
