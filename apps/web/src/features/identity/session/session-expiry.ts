import type { EpochMs } from "@codetale/domain/time";
import type { SessionStore } from "#lib/session/session-store";

/** Stores the new expiry of a renewed session in this tab. */
export function setSessionExpiry(store: SessionStore, expiresAt: EpochMs): void {
  const { session } = store.getState();
  if (session) store.set({ ...session, expiresAt });
}
