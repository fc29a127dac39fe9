import type { EpochMs } from "@codetale/domain/time";
import type { SessionStore } from "#lib/session/session-store";

/** Remembers in this tab until when the session was prolonged. */
export function setSessionExpiry(store: SessionStore, expiresAt: EpochMs): void {
  const { session } = store.getState();
  if (session) store.set({ ...session, expiresAt });
}
