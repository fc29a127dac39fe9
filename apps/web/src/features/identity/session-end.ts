/** When the session ends, as it is known in this tab. */
import type { Session } from "@codetale/contract/identity";
import type { EpochMs } from "@codetale/domain/time";
import type { QueryClient } from "@tanstack/react-query";
import { sessionKey } from "#lib/session";

/** Null while nobody is signed in. */
export function endOfSession(client: QueryClient): EpochMs | null {
  return client.getQueryData<Session | null>(sessionKey)?.expiresAt ?? null;
}

export function noteEndOfSession(client: QueryClient, expiresAt: EpochMs): void {
  client.setQueryData<Session | null>(
    sessionKey,
    (session) => session && { ...session, expiresAt },
  );
}
