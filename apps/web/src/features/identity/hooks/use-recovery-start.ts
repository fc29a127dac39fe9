import type { Person } from "@codetale/contract/values";
import { useClock } from "#lib/clock";
import { useNavigate } from "#lib/navigation";
import { requestRecoveryCode } from "../codes.ts";
import { FORGOT_PASSWORD_PATH } from "../paths.ts";
import { holdPendingRecovery, readPendingRecovery } from "../pending-recovery.ts";
import { problemOf, type Problem } from "../problem.ts";
import { words } from "../words.ts";

export type EmailProblem = Problem<"email">;

/** Has a code sent, unless one went out a moment ago, and leads to the part that asks for it. */
export function useRecoveryStart(
  person: Person | null,
): (email: string) => Promise<EmailProblem | null> {
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
      return problemOf<"email">(error, { "otp/too-soon": [] }, words.recoveryCodeNotSent);
    }
    await navigate(FORGOT_PASSWORD_PATH, { state: { step: "code", person } });
    return null;
  };
}
