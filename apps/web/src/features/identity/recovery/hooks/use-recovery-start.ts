import { screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useClock } from "#lib/clock";
import { useNavigate } from "#lib/routing/navigation";
import { requestRecoveryCode } from "../../verification/one-time-codes.ts";
import { holdPendingRecovery, readPendingRecovery } from "../pending-recovery.ts";
import { formErrorOf, type FormError } from "../../forms/form-error.ts";
import { words } from "../../words.ts";

export type RecoveryFormError = FormError<"email">;

/** Requests a code, unless one was sent a moment ago, and goes to the step that asks for it. */
export function useRecoveryStart(
  person: AccountRole | null,
): (email: string) => Promise<RecoveryFormError | null> {
  const clock = useClock();
  const navigate = useNavigate();

  async function resendAtOf(email: string): Promise<number> {
    const pending = readPendingRecovery(clock.now());
    if (pending?.email === email && clock.now() < pending.resendAt) return pending.resendAt;
    return (await requestRecoveryCode(email)) + clock.now();
  }

  return async (typed) => {
    const email = typed.trim();
    try {
      const resendAt = await resendAtOf(email);
      holdPendingRecovery({ email, resendAt }, clock.now());
    } catch (error) {
      return formErrorOf<"email">(error, { "otp/too-soon": [] }, words.recoveryCodeNotSent);
    }
    await navigate(screenPaths.forgotPassword, { state: { step: "code", person } });
    return null;
  };
}
