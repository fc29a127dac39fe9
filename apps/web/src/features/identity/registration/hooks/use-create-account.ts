import { register } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import { forgetPendingVerification } from "../../verification/pending-verification.ts";

export interface NewAccount {
  person: AccountRole;
  email: string;
  password: string;
  codersKey: string | null;
  /** The ticket, which proves the address. */
  ticket: string;
  from: string | null;
}

/**
 * Creates an account and goes to its sign-in screen.
 *
 * @throws ApiError
 */
export function useCreateAccount(): (account: NewAccount) => Promise<void> {
  const navigate = useNavigate();

  return async ({ person, email, password, codersKey, ticket, from }) => {
    await call(register, {
      body: { email, password, ticket, ...(codersKey !== null && { coders_key: codersKey }) },
    });
    forgetPendingVerification();
    await navigate(rolePaths[person].login, {
      replace: true,
      state: { arrival: "registered", from },
    });
  };
}
