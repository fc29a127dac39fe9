import { useLive } from "#lib/live-connection";
import { useNavigate, type NavigateOptions } from "#lib/routing/navigation";
import { useSessionStore } from "#lib/session/use-session";
import { broadcastSessionEvent } from "../session-channel.ts";
import { forgetPendingRecovery } from "../../recovery/pending-recovery.ts";
import { forgetPendingVerification } from "../../verification/pending-verification.ts";
import { forgetProfileDraft } from "../../profile/profile-draft.ts";

export interface NavigationTarget extends NavigateOptions {
  path: string;
}

/**
 * Ends the session on the server by `end`, goes where that says, and forgets, here and in every
 * other tab, who was signed in. Whoever it could not be ended for stays.
 *
 * @throws what `end` throws
 */
export function useEndSession(): (end: () => Promise<NavigationTarget>) => Promise<void> {
  const store = useSessionStore();
  const live = useLive();
  const navigate = useNavigate();

  return async (end) => {
    // The server's word that the session is over is no news to who ended it.
    live.close();
    const { path, ...options } = await end().catch((error: unknown) => {
      if (store.getState().session) void live.open();
      throw error;
    });
    // Leaving first: a guarded screen that lost its session would ask to sign in again.
    await navigate(path, options);
    store.forget();
    forgetPendingVerification();
    forgetPendingRecovery();
    forgetProfileDraft();
    broadcastSessionEvent("signed-out");
  };
}
