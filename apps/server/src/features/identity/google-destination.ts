/** Where the browser goes that comes back from the provider. */
import type { GoogleError } from "@codetale/contract/identity-google";
import type { Person } from "@codetale/contract/values";

const screens: Record<Person, { signIn: string; home: string; profile: string }> = {
  user: { signIn: "/login", home: "/home", profile: "/new_user" },
  coder: { signIn: "/coders_login", home: "/coders_home", profile: "/coders_new_user" },
};

/** @param returnTo the path that asked to sign in, if one did */
export function afterSignIn(person: Person, isComplete: boolean, returnTo: string | null): string {
  const { home, profile } = screens[person];
  return isComplete ? (returnTo ?? home) : profile;
}

export function afterFailure(person: Person, error: GoogleError): string {
  return `${screens[person].signIn}?error=${error}`;
}
