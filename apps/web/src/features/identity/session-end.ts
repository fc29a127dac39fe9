/** When the session ends, as it is known in this tab. */
import type { EpochMs } from "@codetale/domain/time";
import type { SessionStore } from "#lib/session-store";

/** Null while nobody is signed in. */
export function endOfSession(store: SessionStore): EpochMs | null {
  return store.getState().session?.expiresAt ?? null;
}

export function noteEndOfSession(store: SessionStore, expiresAt: EpochMs): void {
  const { session } = store.getState();
  if (session) store.set({ ...session, expiresAt });
}
