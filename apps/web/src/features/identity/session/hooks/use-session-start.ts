import type { Session } from "@codetale/contract/identity";
import { useQueryClient } from "@tanstack/react-query";
import { refreshSession, setSession } from "#lib/session/session-query";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";
import { broadcastSessionEvent } from "../session-channel.ts";

/**
 * Signs in by `signIn` and resolves with the new session; null when the browser refused its cookie.
 *
 * @throws what `signIn` throws
 */
export function useSessionStart(): (signIn: () => Promise<unknown>) => Promise<Session | null> {
  const client = useQueryClient();

  return async (signIn) => {
    await signIn();
    // A read that was sent before the sign-in would otherwise report that no user is signed in.
    setSession(client, null);
    forgetPendingCodes();
    const session = await refreshSession(client);
    broadcastSessionEvent("signed-in");
    return session;
  };
}
