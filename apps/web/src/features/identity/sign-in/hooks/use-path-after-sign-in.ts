import type { AccountRole } from "@codetale/contract/values";
import { useState } from "react";
import { useLocation } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { pathAfterSignIn } from "../path-after-sign-in.ts";
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
  return pathAfterSignIn(session, from);
}
