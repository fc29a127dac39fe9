/** The last step of every way to sign in: the account is proven, and a session begins. */
import type { AccountRole } from "@codetale/contract/values";
import type { FailureReason } from "@codetale/contract/errors";
import type { StoredAccount } from "../accounts.repository.ts";
import type { IdentityContext } from "../identity-context.ts";
import type { SignInMethod } from "../security-log/security-events.ts";
import type { Evidence } from "../proof/proof.repository.ts";
import type { ArrivingBrowser, SessionService } from "../sessions/sessions.service.ts";

/** What every way to sign in leads to. */
export interface SignedIn {
  uid: string;
  person: AccountRole;
  /** The values of the Set-Cookie headers that hand the session over. */
  cookies: string[];
}

/** Who signs in, and by what. */
interface Admitted {
  uid: string;
  person: AccountRole;
  method: SignInMethod;
  /** Whether the account was made by this very sign-in. */
  isNewAccount?: boolean;
}

export type Admit = ReturnType<typeof createAdmission>;

/** @returns a function that answers like `open` of the sessions */
export function createAdmission(
  { accounts, clock, securityLog }: IdentityContext,
  sessions: Pick<SessionService, "open">,
) {
  return async (
    { uid, person, method, isNewAccount = false }: Admitted,
    evidence: Evidence,
    browser: ArrivingBrowser,
  ): Promise<string[] | null> => {
    await accounts.ensureProfile(uid, person, clock.now());
    const cookies = await sessions.open({ uid, person, isNewAccount }, evidence, browser);
    if (!cookies) return null;
    const detail = `${person} by ${method}` as const;
    await securityLog.record({ kind: "sign-in", uid, address: browser.address, detail });
    return cookies;
  };
}

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
