/** The session in components. */
import type { Session } from "@codetale/contract/identity";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshSession, sessionQuery } from "./session-query.ts";

export interface SessionState {
  session: Session | null;
  /** True until the first reading has succeeded or failed. */
  isLoading: boolean;
  /** Why the last reading failed; the previous session stays valid. */
  error: Error | null;
}

export function useSession(): SessionState {
  const { data: session = null, isPending: isLoading, error } = useQuery(sessionQuery);
  return { session, isLoading, error };
}

/** Returns a function that reads the session now, for example after signing in. */
export function useRefreshSession(): () => Promise<Session | null> {
  const client = useQueryClient();
  return useCallback(() => refreshSession(client), [client]);
}
