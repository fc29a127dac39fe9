/** The session in components. */
import type { Session } from "@codetale/contract/identity";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshSession, sessionQuery } from "./session-query.ts";

/**
 * `isLoading` is true until the first reading has succeeded or failed; `error` says why the last one
 * failed, while the previous session stays valid.
 */
export function useSession() {
  const { data: session = null, isPending: isLoading, error } = useQuery(sessionQuery);
  return { session, isLoading, error };
}

/** Returns a function that reads the session now, for example after signing in. */
export function useRefreshSession(): () => Promise<Session | null> {
  const client = useQueryClient();
  return useCallback(() => refreshSession(client), [client]);
}
