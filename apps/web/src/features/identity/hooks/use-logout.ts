import { logout } from "@codetale/contract/identity";
import type { Person } from "@codetale/contract/values";
import { useState } from "react";
import { call, type ApiError } from "#lib/api-client";
import { useSession } from "#lib/session";
import { LANDING_PATH, pathsOf } from "../paths.ts";
import { useFollowOtherTabs } from "./use-follow-other-tabs.ts";
import { useLeave, type Destination } from "./use-leave.ts";

interface Logout {
  /** Ends the session on the server, then forgets it here and in every other tab. */
  logout: () => void;
  isLoggingOut: boolean;
  /** Why the session could not be ended; whoever is signed in stays so. */
  error: ApiError | null;
}

const placeAfter: Record<Person, string> = { user: LANDING_PATH, coder: pathsOf.coder.login };

export function useLogout(): Logout {
  const { session } = useSession();
  const leave = useLeave();
  useFollowOtherTabs();

  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function endSession(): Promise<Destination> {
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
