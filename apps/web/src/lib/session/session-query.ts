/**
 * The session as the server last answered it, kept in the query cache. The server authenticates
 * every call on its own.
 */
import { readSession, type Session } from "@codetale/contract/identity";
import { MINUTE_MS } from "@codetale/domain/time";
import { hashKey, queryOptions, type Query, type QueryClient } from "@tanstack/react-query";
import { call } from "../http/api-client.ts";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => call(readSession, { signal }),
  staleTime: MINUTE_MS,
  gcTime: Infinity,
  // Every failure of this call may be temporary.
  retry: 2,
  networkMode: "always",
  refetchOnReconnect: true,
});

/** Selects every query but the session's. */
export const allButSession = { predicate: (query: Query) => !isSession(query) };

/**
 * Reads the session now; parallel callers share the answer.
 *
 * @throws ApiError
 */
export function refreshSession(client: QueryClient): Promise<Session | null> {
  return client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
}

export function currentSession(client: QueryClient): Session | null {
  return client.getQueryData(sessionQuery.queryKey) ?? null;
}

/**
 * Stores the session that another call answered, or null, which has the account's data forgotten.
 * A reading in progress is ignored, being older.
 */
export function setSession(client: QueryClient, session: Session | null): void {
  void client.cancelQueries({ queryKey: sessionQuery.queryKey });
  client.setQueryData(sessionQuery.queryKey, session);
}

/**
 * Registers a listener for the moments at which an account's data must be forgotten: `setSession`
 * stored null, or the session is of another account or none. Returns a function that removes it.
 *
 * @param listener told whether the session ended, as an answer of the server revealed it
 */
export function onAccountLost(
  client: QueryClient,
  listener: (isEnded: boolean) => void,
): () => void {
  let before = currentSession(client);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (!isSession(event.query)) return;
    const present = currentSession(client);
    const isChanged = before !== null && accountOf(before) !== accountOf(present);
    const isStored = event.action.manual === true;
    before = present;
    if (isChanged || (isStored && present === null)) listener(present === null && !isStored);
  });
}

/** Assumes a visitor until the session has been read, which the first screen does at once. */
export function setVisitor(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null, { updatedAt: 0 });
}

function isSession({ queryHash }: Pick<Query, "queryHash">): boolean {
  return queryHash === hashKey(sessionQuery.queryKey);
}

function accountOf(session: Session | null): string | null {
  return session && `${session.person} ${session.uid}`;
}
