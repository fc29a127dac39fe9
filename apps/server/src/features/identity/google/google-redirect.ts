/** Where the browser goes that comes back from the provider. */
import type { GoogleError } from "@codetale/contract/identity-google";
import type { AccountRole } from "@codetale/contract/values";

const screens: Record<AccountRole, { signIn: string; home: string; profile: string }> = {
  user: { signIn: "/login", home: "/home", profile: "/new_user" },
  coder: { signIn: "/coders_login", home: "/coders_home", profile: "/coders_new_user" },
};

/** @param returnTo the path that asked to sign in, if one did */
export function redirectAfterSignIn(
  person: AccountRole,
  isComplete: boolean,
  returnTo: string | null,
): string {
  const { home, profile } = screens[person];
  return isComplete ? (returnTo ?? home) : profile;
}

export function redirectAfterFailure(person: AccountRole, error: GoogleError): string {
  return `${screens[person].signIn}?error=${error}`;
}
