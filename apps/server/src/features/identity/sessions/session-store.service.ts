/** Sessions: opened by a sign-in, proven by a cookie on every request, ended on the server. */
import { randomBytes, randomUUID } from "node:crypto";
import { accountRoleSchema, type AccountRole } from "@codetale/contract/values";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import type { Authenticate, SessionCookie, SessionRefusals } from "#core/authentication";
import type { NewSession, SessionRepository } from "./sessions.repository.ts";
import { EXPIRES_EARLY_MS, isRenewable, SESSION_MS } from "./session-lifetime.ts";

/** A session as its owner may see it. */
export interface OpenSession {
  id: string;
  person: AccountRole;
  openedAt: EpochMs;
  address: string | null;
  userAgent: string;
}

/** A session that was asked to go on. */
export interface RenewedSession {
  /** When it counts as expired. */
  expiresAt: EpochMs;
  /** The value of the Set-Cookie header that the browser needs from now on; null for no change. */
  cookie: string | null;
}

export interface SessionStore extends SessionRefusals {
  /** The actor's `sessionExpiresAt` is when the session begins to count as expired. */
  authenticate: Authenticate;
  /** @returns the value of the Set-Cookie header that hands the session over */
  open(session: NewSession): Promise<string>;
  /**
   * Prolongs the actor's session by its full length once its end is near.
   *
   * @returns null when it has ended meanwhile
   */
  renew(actor: Actor): Promise<RenewedSession | null>;
  /** Those of an account that have not expired, latest first. */
  list(uid: string): Promise<OpenSession[]>;
  /** Ends a session for good; ending it again is harmless. */
  end(sessionId: string): Promise<void>;
  /** Ends a session if it is one of the account's. @returns whether it was */
  endOwn(uid: string, sessionId: string): Promise<boolean>;
  endAll(uid: string): Promise<void>;
}

interface SessionStoreDeps {
  repository: SessionRepository;
  cookie: SessionCookie;
  clock: Clock;
}

export function createSessionStore({ repository, cookie, clock }: SessionStoreDeps): SessionStore {
  return {
    async authenticate(headers) {
      const token = cookie.readToken(headers);
      if (token === null) return null;
      const found = await repository.find(token, clock.now() + EXPIRES_EARLY_MS);
      if (!found) return null;
      return {
        uid: found.uid,
        person: accountRoleSchema.parse(found.person),
        sessionId: found.id,
        sessionExpiresAt: found.endsAt - EXPIRES_EARLY_MS,
      };
    },

    async refusalOf(headers) {
      const token = cookie.readToken(headers);
      if (token === null) return null;
      return (await repository.isOfDisabled(token)) ? "login/disabled" : "session/expired";
    },

    async open({ uid, person, address, userAgent }) {
      const now = clock.now();
      const token = randomBytes(24).toString("base64url");
      await repository.add({
        id: randomUUID(),
        token,
        uid,
        person,
        address,
        userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
        openedAt: now,
        endsAt: now + SESSION_MS,
      });
      return cookie.serialize(token);
    },

    async renew({ sessionId, sessionExpiresAt }) {
      const now = clock.now();
      if (!isRenewable(sessionExpiresAt, now)) return { expiresAt: sessionExpiresAt, cookie: null };
      const endsAt = now + SESSION_MS;
      const token = await repository.prolong(sessionId, endsAt, now);
      if (token === null) return null;
      return { expiresAt: endsAt - EXPIRES_EARLY_MS, cookie: cookie.serialize(token) };
    },

    async list(uid) {
      const rows = await repository.list(uid, clock.now() + EXPIRES_EARLY_MS);
      return rows.map(({ person, ...row }) => ({
        ...row,
        person: accountRoleSchema.parse(person),
      }));
    },

    end: (sessionId) => repository.remove(sessionId),
    endOwn: (uid, sessionId) => repository.removeOf(uid, sessionId),
    endAll: (uid) => repository.removeAllOf(uid),
    clearedCookie: () => cookie.serializeCleared(),
  };
}

const LONGEST_USER_AGENT = 300;
