/** Where to go after signing in. */
import type { Session } from "@codetale/contract/identity";
import { rolePaths, screenPaths, screensOfBothRoles } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { parse } from "regexparam";
import { useState } from "react";
import { useLocation } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { readNavigationState } from "../../navigation-state.ts";

/**
 * Where to go once an account is signed in with the role `person`; null until then. An account that
 * is signed in with the other role may also sign in with this one.
 */
export function usePathAfterSignIn(person: AccountRole): string | null {
  const { arrival, from } = readNavigationState(useLocation().state);
  const { session } = useSession();
  // After a logout this screen is shown a moment before the session is forgotten.
  const [isSignedOut, setIsSignedOut] = useState(
    arrival === "logged-out" || arrival === "password-set",
  );
  if (isSignedOut && session === null) setIsSignedOut(false);

  if (isSignedOut || session?.person !== person) return null;
  const { profile, home } = rolePaths[person];
  return isProfileComplete(session) ? (from ?? home) : profile;
}

/** Whether accounts of both roles may open an address that a sign-in leads back to. */
export function isOpenToBothRoles(address: string): boolean {
  const path = address.replace(/[?#].*/, "");
  return openPatterns.some((pattern) => pattern.test(path));
}

/** Visitors may add a question too, and are led back to it. */
const openPatterns = [...screensOfBothRoles, "addQuestion" as const].map(
  (name) => parse(screenPaths[name]).pattern,
);

function isProfileComplete({ person, name, email, photoURL }: Session): boolean {
  if (name.trim() === "" || email === "") return false;
  return person === "coder" || Boolean(photoURL);
}
