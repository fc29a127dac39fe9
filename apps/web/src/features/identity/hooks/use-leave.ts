import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, type NavigateOptions } from "react-router";
import { useLive } from "#lib/live";
import { forgetSession, sessionKey, useSession } from "#lib/session";
import { announce } from "../account-channel.ts";
import { forgetPendingRecovery } from "../pending-recovery.ts";
import { forgetPendingVerification } from "../pending-verification.ts";
import { forgetProfileDraft } from "../profile-draft.ts";

interface Destination extends NavigateOptions {
  path: string;
}

/**
 * Ends the session on the server by `end`, goes where that says, and forgets, here and in every
 * other tab, who was signed in. Whoever it could not be ended for stays.
 *
 * @throws what `end` throws
 */
export function useLeave(): (end: () => Promise<Destination>) => Promise<void> {
  const client = useQueryClient();
  const live = useLive();
  const { session } = useSession();
  const goTo = useArrival();

  return async (end) => {
    // The server's word that the session is over is no news to who ended it.
    live.close();
    const { path, ...options } = await end().catch((error: unknown) => {
      if (session) void live.open();
      throw error;
    });
    // Leaving first: a guarded screen that lost its session would ask to sign in again.
    await goTo(path, options);
    await client.cancelQueries({ queryKey: sessionKey });
    forgetSession(client);
    forgetPendingVerification();
    forgetPendingRecovery();
    forgetProfileDraft();
    announce("signed-out");
  };
}

/** Goes to a screen; resolves once that is there, and what stood in its place is gone. */
function useArrival(): (path: string, options: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onArrival = useRef<() => void>(undefined);
  useEffect(() => {
    const arrival = onArrival;
    return () => arrival.current?.();
  }, [key]);

  return (path, options) =>
    new Promise((resolve) => {
      onArrival.current = resolve;
      void navigate(path, options);
    });
}
