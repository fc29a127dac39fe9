/** The session of whoever is signed in: what it says, and its end. */
import type { Session } from "@codetale/contract/identity";
import type { Actor } from "#core/actor";
import type { Live } from "#core/live";
import { sessionOf, type StoredProfile } from "./profile.ts";

export interface SessionDeps {
  profiles: { find(actor: Actor): Promise<StoredProfile | null> };
  sessions: { end(sessionId: string): Promise<void> };
  live: Live;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ profiles, sessions, live }: SessionDeps) {
  return {
    async read(actor: Actor): Promise<Session | null> {
      const profile = await profiles.find(actor);
      return profile && sessionOf(actor, profile);
    },

    /** Ends the session on the server and closes its live connections. */
    async end(actor: Actor): Promise<void> {
      await sessions.end(actor.sessionId);
      live.endSession(actor.sessionId);
    },
  };
}
