/** The last step of every way to sign in. */
import type { AccountRole } from "@codetale/contract/values";
import type { FailureReason } from "@codetale/contract/errors";
import type { StoredAccount } from "../accounts.repository.ts";
import type { SessionService } from "../sessions/sessions.service.ts";

/** What every way to sign in leads to. */
export interface SignedIn {
  uid: string;
  person: AccountRole;
  /** The values of the Set-Cookie headers that hand the session over. */
  cookies: string[];
}

/** The account is proven, and a session begins. */
export type Admit = SessionService["open"];

/** Why an account whose owner is proven may not sign in; null where it may. */
export function refuseAccount({
  emailVerified,
  isDisabled,
}: Pick<StoredAccount, "emailVerified" | "isDisabled">): Extract<
  FailureReason,
  "login/unverified" | "login/disabled"
> | null {
  if (!emailVerified) return "login/unverified";
  return isDisabled ? "login/disabled" : null;
}
