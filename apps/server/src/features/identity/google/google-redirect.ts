/** Where the browser is led when it comes back from the provider. */
import type { GoogleError } from "@codetale/contract/identity-google";
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";

/** @param returnTo the path that asked to sign in, if one did */
export function redirectAfterSignIn(
  person: AccountRole,
  isComplete: boolean,
  returnTo: string | null,
): string {
  const { home, profile } = rolePaths[person];
  return isComplete ? (returnTo ?? home) : profile;
}

export function redirectAfterFailure(person: AccountRole, error: GoogleError): string {
  return `${rolePaths[person].login}?error=${error}`;
}
