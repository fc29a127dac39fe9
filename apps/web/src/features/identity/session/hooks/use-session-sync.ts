import type { EpochMs } from "@codetale/domain/time";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLive } from "#lib/live-connection";
import { currentSession, refreshSession, setSession } from "#lib/session/session-query";
import { announceSignOut } from "#lib/session/sign-out";
import { onSessionEvent } from "../session-channel.ts";

/** Updates this tab's session when another tab signs in, signs out or renews the session. */
export function useSessionSync(): void {
  const client = useQueryClient();
  const live = useLive();

  useEffect(
    () =>
      onSessionEvent((event) => {
        if (typeof event === "object") return setSessionExpiry(client, event.renewedUntil);
        if (event === "proven") return;
        if (event === "signed-in") return void refreshSession(client).catch(() => undefined);
        live.close();
        setSession(client, null);
        void announceSignOut();
      }),
    [client, live],
  );
  useEffect(() => {
    addEventListener("pageshow", reloadOldPage);
    return () => removeEventListener("pageshow", reloadOldPage);
  }, []);
}

/** The back button may restore a page as it was before its account signed out. */
function reloadOldPage({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  document.documentElement.hidden = true;
  location.reload();
}

/** Stores the new expiry of a renewed session in this tab. */
export function setSessionExpiry(client: QueryClient, expiresAt: EpochMs): void {
  const session = currentSession(client);
  if (session) setSession(client, { ...session, expiresAt });
}
