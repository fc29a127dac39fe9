import { login } from "@codetale/contract/identity";
import type { Endpoint } from "@codetale/contract/endpoint";
import { useEffect, useEffectEvent } from "react";
import { onRefusal, type ApiError } from "#lib/http/api-client";
import { useLiveEvent } from "#lib/live-connection";
import { useSessionStore } from "#lib/session/use-session";
import { words } from "../../words.ts";

/**
 * Forgets the session when the server reports that it has ended: by an event of the live
 * connection, by refusing a call, or by answering that no user is signed in.
 *
 * @param onEnded called first, with the reason in words; returns false to keep the session
 */
export function useSessionEnded(onEnded: (why: string) => boolean): void {
  const store = useSessionStore();
  const end = (why: string | null) => {
    if (why !== null && onEnded(why)) store.forget();
  };
  const endIfSignedIn = (why: string | null) => {
    if (store.getState().session) end(why);
  };
  const onRefused = useEffectEvent((refusal: ApiError, endpoint: Endpoint) =>
    endIfSignedIn(whyEnded(refusal, endpoint)),
  );
  const onGone = useEffectEvent(() => end(words.sessionEnded));

  useLiveEvent("session:ended", () => endIfSignedIn(words.sessionEnded));
  useEffect(() => onRefusal((refusal, endpoint) => onRefused(refusal, endpoint)), []);
  useEffect(() => store.onEnded(() => onGone()), [store]);
}

/** The message of a refusal that means that the session has ended; null for any other. */
function whyEnded({ reason, message }: ApiError, endpoint: Endpoint): string | null {
  if (reason === "session/expired" || reason === "session/required") return words.sessionEnded;
  // A sign-in attempt with another account's credentials can fail without affecting this session.
  return reason === "login/disabled" && endpoint.path !== login.path ? message : null;
}
