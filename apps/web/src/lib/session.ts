/** Who is signed in, as the server last said. The server decides again on every call. */
import { readSession, type Session } from "@codetale/contract/identity";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "./api-client.ts";

export const sessionKey = ["session"] as const;

export interface SessionState {
  session: Session | null;
  isLoading: boolean;
  error: Error | null;
}

export function useSession(): SessionState {
  const { data, isPending, error } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => call(readSession, { signal }),
    staleTime: 60_000,
  });
  return { session: data ?? null, isLoading: isPending, error };
}

/** Reads the session anew, for example right after signing in; resolves with it. */
export function useRefreshSession(): () => Promise<Session | null> {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.fetchQuery({
        queryKey: sessionKey,
        queryFn: ({ signal }) => call(readSession, { signal }),
        staleTime: 0,
      }),
    [client],
  );
}

/** Forgets everything that was read on behalf of the person who was signed in. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
  client.setQueryData(sessionKey, null);
}
