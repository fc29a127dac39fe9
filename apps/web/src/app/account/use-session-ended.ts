import { login } from "@codetale/contract/identity";
import type { Endpoint } from "@codetale/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { onRefusal, type ApiError } from "#lib/http/api-client";
import { useLiveEvent } from "#lib/live-connection";
import { logError } from "#lib/log";
import { isOfEndedSession } from "#lib/session/ended-session";
import { currentSession, onAccountLost, setSession } from "#lib/session/session-query";
import { useToast } from "#ui/feedback/toast";
import { words } from "../words.ts";

/**
 * Forgets the session, and says so, when the server reports that it has ended: by an event of the
 * live connection, by refusing a call, or by answering that no user is signed in. With every account
 * that is left, deletes what the player stores of it.
 *
 * @param isLoggingOut a user who logs out needs no message, whichever report comes first
 */
export function useSessionEnded(isLoggingOut: boolean): void {
  const client = useQueryClient();
  const toast = useToast();
  const end = (why: string) => {
    if (isLoggingOut || !currentSession(client)) return;
    toast(why, "warning");
    setSession(client, null);
  };
  const onRefused = useEffectEvent((refusal: ApiError, endpoint: Endpoint) => {
    const why = whyEnded(refusal, endpoint);
    if (why !== null) end(why);
  });
  const onLost = useEffectEvent((isEnded: boolean) => {
    if (isEnded && !isLoggingOut) toast(words.sessionEnded, "warning");
    void import("../../features/stories/player/offline/downloaded-stories.ts")
      .then(({ forgetStories }) => forgetStories())
      .catch((error: unknown) => logError("The stories kept here could not be forgotten", error));
  });

  useLiveEvent("session:ended", () => end(words.sessionEnded));
  useEffect(() => onRefusal((refusal, endpoint) => onRefused(refusal, endpoint)), []);
  useEffect(() => onAccountLost(client, (isEnded) => onLost(isEnded)), [client]);
}

/** The message of a refusal that means that the session has ended; null for any other. */
function whyEnded({ reason, message }: ApiError, endpoint: Endpoint): string | null {
  if (!isOfEndedSession(reason)) return null;
  if (reason !== "login/disabled") return words.sessionEnded;
  // A sign-in attempt with another account's credentials can fail without affecting this session.
  return endpoint.path === login.path ? null : message;
}
