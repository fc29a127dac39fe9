/** A user's own sessions: the profile of the present one, the list of all, renewing and ending them. */
import type { Session } from "@codetale/contract/identity";
import type { SignedInSession } from "@codetale/contract/identity-sessions";
import type { EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import { deviceName } from "./device-name.ts";
import type { SessionStore } from "./session-store.service.ts";
import { sessionOf } from "../profile/profile.ts";
import type { ProfileRepository } from "../profile/profiles.repository.ts";

export interface SessionDeps {
  profiles: Pick<ProfileRepository, "find">;
  sessions: Pick<SessionStore, "end" | "endOwn" | "endAll" | "list" | "renew">;
  live: LiveEvents;
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

    async list(actor: Actor): Promise<SignedInSession[]> {
      const open = await sessions.list(actor.uid);
      return open.map(({ id, person, openedAt, address, userAgent }) => ({
        id,
        person,
        since: openedAt,
        device: deviceName(userAgent),
        address,
        isCurrent: id === actor.sessionId,
      }));
    },

    /** Ends one of the actor's sessions; another account's is left alone. */
    async endOwn(actor: Actor, sessionId: string): Promise<void> {
      if (await sessions.endOwn(actor.uid, sessionId)) live.endSession(sessionId);
    },

    /** Ends all of the actor's sessions, the present one included. */
    async endAll(actor: Actor): Promise<void> {
      await sessions.endAll(actor.uid);
      live.endAccount(actor.uid);
    },

    /**
     * Prolongs the session once its end is near; earlier it stays as it is.
     *
     * @throws AppError `session/expired` when it was ended meanwhile
     */
    async renew(actor: Actor): Promise<{ expiresAt: EpochMs; cookie: string | null }> {
      const renewed = await sessions.renew(actor);
      if (!renewed) throw new AppError("session/expired");
      return renewed;
    },
  };
}
