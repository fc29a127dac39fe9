import { logout } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useState } from "react";
import { call, type ApiError } from "#lib/http/api-client";
import { useSession } from "#lib/session/use-session";
import { useSessionSync } from "./use-session-sync.ts";
import { useEndSession, type NavigationTarget } from "./use-end-session.ts";

interface Logout {
  /** Ends the session on the server, then forgets it here and in every other tab. */
  logout: () => void;
  isLoggingOut: boolean;
  /** Why the session could not be ended; it then stays open. */
  error: ApiError | null;
}

const placeAfter: Record<AccountRole, string> = {
  user: screenPaths.home,
  coder: rolePaths.coder.login,
};

export function useLogout(): Logout {
  const { session } = useSession();
  const leave = useEndSession();
  useSessionSync();

  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function endSession(): Promise<NavigationTarget> {
    await call(logout);
    return { path: placeAfter[session?.person ?? "user"], state: { arrival: "logged-out" } };
  }

  async function logOut(): Promise<void> {
    setIsLoggingOut(true);
    setError(null);
    await leave(endSession).catch((failure: unknown) => setError(failure as ApiError));
    setIsLoggingOut(false);
  }

  return { logout: () => void logOut(), isLoggingOut, error };
}
