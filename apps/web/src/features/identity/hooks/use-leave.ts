import { useLive } from "#lib/live";
import { useNavigate } from "#lib/navigation";
import type { NavigateOptions } from "#lib/router";
import { useSessionStore } from "#lib/session";
import { announce } from "../account-channel.ts";
import { forgetPendingRecovery } from "../pending-recovery.ts";
import { forgetPendingVerification } from "../pending-verification.ts";
import { forgetProfileDraft } from "../profile-draft.ts";

export interface Destination extends NavigateOptions {
  path: string;
}

/**
 * Ends the session on the server by `end`, goes where that says, and forgets, here and in every
 * other tab, who was signed in. Whoever it could not be ended for stays.
 *
 * @throws what `end` throws
 */
export function useLeave(): (end: () => Promise<Destination>) => Promise<void> {
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
    announce("signed-out");
  };
}
