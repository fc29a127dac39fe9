import { register } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import { call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import {
  pendingVerification,
  type CompleteRegistration,
} from "../../verification/pending-codes.ts";

/**
 * Creates an account, by the ticket that proves its address, and goes to its sign-in screen.
 *
 * @throws ApiError
 */
export function useCreateAccount() {
  const navigate = useNavigate();

  return async (registration: CompleteRegistration, ticket: string): Promise<void> => {
    const { person, email, password, codersKey, from } = registration;
    await call(register, {
      body: { email, password, ticket, ...(codersKey !== null && { coders_key: codersKey }) },
    });
    pendingVerification.forget();
    await navigate(rolePaths[person].login, {
      replace: true,
      state: { arrival: "registered", from },
    });
  };
}
