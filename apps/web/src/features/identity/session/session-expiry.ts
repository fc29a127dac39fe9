import type { EpochMs } from "@codetale/domain/time";
import type { QueryClient } from "@tanstack/react-query";
import { currentSession, setSession } from "#lib/session/session-query";

/** Stores the new expiry of a renewed session in this tab. */
export function setSessionExpiry(client: QueryClient, expiresAt: EpochMs): void {
  const session = currentSession(client);
  if (session) setSession(client, { ...session, expiresAt });
}
