/** Sessions: opened by a sign-in, proven by a cookie on every request, ended on the server. */
import { randomBytes, randomUUID } from "node:crypto";
import type { SignedInSession } from "@codetale/contract/identity-sessions";
import type { EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { CookieHeaders, SessionRefusal } from "#core/authentication";
import type { IdentityContext } from "../identity-context.ts";
import { deviceName } from "./device-name.ts";
import { EXPIRES_EARLY_MS, isRenewable, SESSION_MS } from "./session-lifetime.ts";
import type { NewSession } from "./sessions.repository.ts";

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService(context: IdentityContext) {
  const { sessions, sessionCookie: cookie, live, clock } = context;

  /** Ends the session for good and closes its live connections; ending it again is harmless. */
  async function end(sessionId: string): Promise<void> {
    await sessions.remove(sessionId);
    live.endSession(sessionId);
  }

  return {
    /** The actor's `sessionExpiresAt` is when the session begins to count as expired. */
    async authenticate(headers: CookieHeaders): Promise<Actor | null> {
      const token = cookie.readToken(headers);
      const found = token && (await sessions.find(token, clock.now() + EXPIRES_EARLY_MS));
      if (!found) return null;
      const { id: sessionId, uid, person, endsAt } = found;
      return { uid, person, sessionId, sessionExpiresAt: endsAt - EXPIRES_EARLY_MS };
    },

    /** @returns null for a cookie that we did not sign */
    async refusalOf(headers: CookieHeaders): Promise<SessionRefusal | null> {
      const token = cookie.readToken(headers);
      if (token === null) return null;
      return (await sessions.isOfDisabled(token)) ? "login/disabled" : "session/expired";
    },

    clearedCookie: () => cookie.serializeCleared(),

    /**
     * @param replaced whose session this browser has had so far; it ends
     * @returns the value of the Set-Cookie header that hands the session over
     */
    async open(session: NewSession, replaced: Actor | null): Promise<string> {
      const openedAt = clock.now();
      const token = randomBytes(24).toString("base64url");
      await sessions.add({
        ...session,
        id: randomUUID(),
        token,
        userAgent: session.userAgent.slice(0, LONGEST_USER_AGENT),
        openedAt,
        endsAt: openedAt + SESSION_MS,
      });
      if (replaced) await end(replaced.sessionId);
      return cookie.serialize(token);
    },

    /**
     * Prolongs the actor's session by its full length once its end is near; earlier it stays as it
     * is.
     *
     * @returns when it counts as expired, and the value of the Set-Cookie header that the browser
     *   needs from now on; null for no change
     * @throws AppError `session/expired` when it was ended meanwhile
     */
    async renew({
      sessionId,
      sessionExpiresAt,
    }: Actor): Promise<{ expiresAt: EpochMs; cookie: string | null }> {
      const now = clock.now();
      if (!isRenewable(sessionExpiresAt, now)) return { expiresAt: sessionExpiresAt, cookie: null };
      const endsAt = now + SESSION_MS;
      const token = await sessions.prolong(sessionId, endsAt, now);
      if (token === null) throw new AppError("session/expired");
      return { expiresAt: endsAt - EXPIRES_EARLY_MS, cookie: cookie.serialize(token) };
    },

    /** Those of the actor's account that have not expired, latest first. */
    async list(actor: Actor): Promise<SignedInSession[]> {
      const open = await sessions.list(actor.uid, clock.now() + EXPIRES_EARLY_MS);
      return open.map(({ userAgent, ...session }) => ({
        ...session,
        device: deviceName(userAgent),
        isCurrent: session.id === actor.sessionId,
      }));
    },

    end,

    /** Ends one of the actor's sessions; another account's is left alone. */
    async endOwn(actor: Actor, sessionId: string): Promise<void> {
      if (await sessions.removeOf(actor.uid, sessionId)) live.endSession(sessionId);
    },

    /** Ends all of the actor's sessions, the present one included. */
    async endAll({ uid }: Actor): Promise<void> {
      await sessions.removeAllOf(uid);
      live.endAccount(uid);
    },
  };
}

const LONGEST_USER_AGENT = 300;
