/** Sessions: opened by a sign-in, proven by a cookie on every request, ended on the server. */
import { randomBytes, randomUUID } from "node:crypto";
import { accountRoleSchema, type AccountRole } from "@codetale/contract/values";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import type { Authenticate, SessionCookie, SessionRefusals } from "#core/authentication";
import { EXPIRES_EARLY_MS, isRenewable, SESSION_MS } from "./session-lifetime.ts";

export interface NewSession {
  uid: string;
  person: AccountRole;
  /** The network address that the user signed in from, for their list of sessions. */
  address: string;
  userAgent: string;
}

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

/** A session whose end lies after the instant that was asked for, of an account not disabled. */
export interface ValidSession {
  id: string;
  uid: string;
  person: string;
  endsAt: EpochMs;
}

/** A session as it is stored. */
export interface StoredSession extends NewSession {
  id: string;
  token: string;
  openedAt: EpochMs;
  endsAt: EpochMs;
}

/** What sessions need from the database; implemented in `sessions.repository.ts`. */
export interface SessionRepository {
  add(session: StoredSession): Promise<void>;
  /** Finds a session that ends after `endsAfter` and whose account is not disabled. */
  find(token: string, endsAfter: EpochMs): Promise<ValidSession | null>;
  /** Whether the token is of a session whose account is disabled. */
  isOfDisabled(token: string): Promise<boolean>;
  /** @returns the session's token, or null when there is no such session any more */
  prolong(sessionId: string, endsAt: EpochMs, now: EpochMs): Promise<string | null>;
  /** Those of an account that end after `endsAfter`, latest first. */
  list(
    uid: string,
    endsAfter: EpochMs,
  ): Promise<(Omit<OpenSession, "person"> & { person: string })[]>;
  remove(sessionId: string): Promise<void>;
  /** @returns whether it was one of the account's */
  removeOf(uid: string, sessionId: string): Promise<boolean>;
  removeAllOf(uid: string): Promise<void>;
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
