import { useQueryClient } from "@tanstack/react-query";
import { useLive } from "#lib/live-connection";
import { useNavigate, type NavigateOptions } from "#lib/routing/navigation";
import { currentSession, setSession } from "#lib/session/session-query";
import { announceSignOut } from "#lib/session/sign-out";
import { broadcastSessionEvent } from "../session-channel.ts";
import { forgetProfileDraft } from "../../profile/profile-draft.ts";

interface NavigationTarget extends NavigateOptions {
  path: string;
}

/**
 * Ends the session on the server by `end`, goes to the target that `end` returns, and forgets the
 * session here and in every other tab. If `end` fails, the session stays.
 *
 * @throws what `end` throws
 */
export function useEndSession(): (end: () => Promise<NavigationTarget>) => Promise<void> {
  const client = useQueryClient();
  const live = useLive();
  const navigate = useNavigate();

  return async (end) => {
    // Closed first, so that the server's event about the end of the session is not shown.
    live.close();
    const { path, ...options } = await end().catch((error: unknown) => {
      if (currentSession(client)) void live.open();
      throw error;
    });
    await announceSignOut();
    // Navigate first: a guarded screen without a session would redirect to the sign-in screen.
    await navigate(path, options);
    setSession(client, null);
    forgetProfileDraft();
    broadcastSessionEvent("signed-out");
  };
}
