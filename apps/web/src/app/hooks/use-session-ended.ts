import { failures } from "@codetale/contract/errors";
import { hashKey, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { ApiError } from "#lib/api-client";
import { useLiveEvent } from "#lib/live";
import { forgetSession, sessionKey } from "#lib/session";

/**
 * Forgets the session when the server says that it is over: over the live connection, by refusing
 * a call, or by answering that nobody is signed in.
 *
 * @param onEnded told first, in words; answers false where the session is to be left alone
 */
export function useSessionEnded(onEnded: (why: string) => boolean): void {
  const client = useQueryClient();
  const end = (why = failures["session/expired"].message) => {
    if (onEnded(why)) forgetSession(client);
  };
  const endIfSignedIn = (why?: string) => {
    if (client.getQueryData(sessionKey)) end(why);
  };
  const onRefused = useEffectEvent(endIfSignedIn);
  const onGone = useEffectEvent(end);

  useLiveEvent("session:ended", () => endIfSignedIn());
  useEffect(() => watchRefusals(client, (why) => onRefused(why)), [client]);
  useEffect(() => watchSession(client, () => onGone()), [client]);
}

/** Calls `onRefused` whenever a read or a change fails because the session is over. */
function watchRefusals(client: QueryClient, onRefused: (why?: string) => void): () => void {
  const check = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.reason === "login/disabled") onRefused(error.message);
    else if (isSessionOver(error)) onRefused();
  };
  const stopReads = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") check(event.action.error);
  });
  const stopChanges = client.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") check(event.action.error);
  });
  return () => {
    stopReads();
    stopChanges();
  };
}

/** Calls `onGone` when the server answers null where it answered a session before. */
function watchSession(client: QueryClient, onGone: () => void): () => void {
  let wasSignedIn = Boolean(client.getQueryData(sessionKey));
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash !== hashKey(sessionKey)) return;
    const isSignedIn = Boolean(event.query.state.data);
    const isGone = wasSignedIn && !isSignedIn;
    wasSignedIn = isSignedIn;
    // What the page itself wrote into the cache is no news from the server.
    if (isGone && !event.action.manual) onGone();
  });
}

function isSessionOver({ reason }: ApiError): boolean {
  return reason === "session/expired" || reason === "session/required";
}
