import { logout, type Session } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import { useState } from "react";
import { call, type ApiError } from "#lib/http/api-client";
import { useSession } from "#lib/session/use-session";
import { useEndSession } from "./use-end-session.ts";
import { useSessionSync } from "./use-session-sync.ts";

/**
 * Ends the session on the server, then forgets it here and in every other tab.
 *
 * @param isMeant asked before; the session stays where it resolves with false
 */
export function useLogout(isMeant: (session: Session | null) => Promise<boolean>) {
  const { session } = useSession();
  const endSession = useEndSession();
  useSessionSync();

  // Not a mutation, whose state follows later: the live connection may report the end before that.
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function logOut(): Promise<void> {
    setIsLoggingOut(true);
    setError(null);
    if (await isMeant(session)) {
      await endSession(async () => {
        await call(logout);
        const path = session?.person === "coder" ? rolePaths.coder.login : screenPaths.home;
        return { path, state: { arrival: "logged-out" } };
      }).catch((failure: unknown) => setError(failure as ApiError));
    }
    setIsLoggingOut(false);
  }

  return { logout: () => void logOut(), isLoggingOut, error };
}
