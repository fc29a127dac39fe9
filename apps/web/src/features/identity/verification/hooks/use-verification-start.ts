import { screenPaths } from "@codetale/contract/screens";
import { useClock } from "#lib/clock";
import { useNavigate } from "#lib/routing/navigation";
import {
  pendingVerification,
  type EmailChangeRequest,
  type RegistrationRequest,
} from "../pending-codes.ts";

/**
 * Requests a code, unless one was sent a moment ago, and goes to the screen that asks for it.
 *
 * @throws ApiError
 */
export function useVerificationStart() {
  const clock = useClock();
  const navigate = useNavigate();

  return async (request: RegistrationRequest | EmailChangeRequest): Promise<void> => {
    await pendingVerification.start(request, clock);
    const { purpose, person, from } = request;
    await navigate(screenPaths.verifyEmail, { state: { form: { purpose, person }, from } });
  };
}
