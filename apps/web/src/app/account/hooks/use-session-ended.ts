import { login } from "@codetale/contract/identity";
import type { Endpoint } from "@codetale/contract/endpoint";
import { useEffect, useEffectEvent } from "react";
import { onRefusal, type ApiError } from "#lib/http/api-client";
import { useLiveEvent } from "#lib/live-connection";
import { useSessionStore } from "#lib/session/use-session";
import { words } from "../../words.ts";

/**
 * Forgets the session when the server says that it is over: over the live connection, by refusing
 * a call, or by answering that nobody is signed in.
 *
 * @param onEnded told first, in words; answers false where the session is to be left alone
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

/** In words, why a refusal means that the session is over; null where it does not. */
function whyEnded({ reason, message }: ApiError, endpoint: Endpoint): string | null {
  if (reason === "session/expired" || reason === "session/required") return words.sessionEnded;
  // Somebody else may have tried to sign in here meanwhile.
  return reason === "login/disabled" && endpoint.path !== login.path ? message : null;
}
