import { screenPaths } from "@codetale/contract/screens";
import { useClock } from "#lib/clock";
import { useNavigate } from "#lib/routing/navigation";
import { requestCode } from "../one-time-codes.ts";
import {
  holdPendingVerification,
  resendAtOf,
  type PendingEmailChange,
  type PendingRegistration,
} from "../pending-verification.ts";

type Unsent = Omit<PendingRegistration, "resendAt"> | Omit<PendingEmailChange, "resendAt">;

/**
 * Requests a code, unless one was sent a moment ago, and goes to the screen that asks for it.
 *
 * @throws ApiError
 */
export function useVerificationStart(): (unsent: Unsent) => Promise<void> {
  const clock = useClock();
  const navigate = useNavigate();

  return async (unsent) => {
    const { purpose, person, from } = unsent;
    const resendAt = resendAtOf(unsent, clock.now()) ?? (await requestCode(unsent)) + clock.now();
    holdPendingVerification({ ...unsent, resendAt }, clock.now());
    await navigate(screenPaths.verifyEmail, { state: { form: { purpose, person }, from } });
  };
}
