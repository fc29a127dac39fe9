import type { AccountRole } from "@codetale/contract/values";
import { useState } from "react";
import { useLocation } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { pathAfterSignIn } from "../path-after-sign-in.ts";
import { readNavigationState } from "../../navigation-state.ts";

/**
 * Where somebody goes who is signed in as `person`, from the moment they are; null while nobody
 * is. Whoever signed in as the other person may do so as this one.
 */
export function usePathAfterSignIn(person: AccountRole): string | null {
  const { arrival, from } = readNavigationState(useLocation().state);
  const { session } = useSession();
  // Who has just been signed out comes here a moment before the session is forgotten.
  const [isSignedOut, setIsSignedOut] = useState(
    arrival === "logged-out" || arrival === "password-set",
  );
  if (isSignedOut && session === null) setIsSignedOut(false);

  if (isSignedOut || session?.person !== person) return null;
  return pathAfterSignIn(session, from);
}
