/** Sessions: opened by a sign-in, proven by a cookie on every request, ended on the server. */
import { randomBytes, randomUUID } from "node:crypto";
import { personSchema, type Person } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import type { Authenticate } from "#platform/http/session";
import type { SessionCookie } from "./session-cookie.ts";
import { EXPIRES_EARLY_MS, SESSION_MS } from "./session-lifetime.ts";
import type { SessionsRepository } from "./sessions.repository.ts";

export interface NewSession {
  uid: string;
  person: Person;
  /** Where the person signed in from, for their list of sessions. */
  address: string;
  userAgent: string;
}

export interface Sessions {
  /** The actor's `sessionExpiresAt` is when the session begins to count as expired. */
  authenticate: Authenticate;
  /** @returns the value of the Set-Cookie header that hands the session over */
  open(session: NewSession): Promise<string>;
  /** Ends a session for good; ending it again is harmless. */
  end(sessionId: string): Promise<void>;
  /** @returns the value of the Set-Cookie header that makes a browser forget its session */
  clearedCookie(): string;
}

interface SessionsDeps {
  repository: SessionsRepository;
  cookie: SessionCookie;
  clock: Clock;
}

export function createSessions({ repository, cookie, clock }: SessionsDeps): Sessions {
  return {
    async authenticate(headers) {
      const token = cookie.tokenIn(headers);
      if (token === null) return null;
      const found = await repository.find(token, clock.now() + EXPIRES_EARLY_MS);
      if (!found) return null;
      return {
        uid: found.uid,
        person: personSchema.parse(found.person),
        sessionId: found.id,
        sessionExpiresAt: found.endsAt - EXPIRES_EARLY_MS,
      };
    },

    async open({ uid, person, address, userAgent }) {
      const now = clock.now();
      const token = randomBytes(24).toString("base64url");
      await repository.add({
        id: randomUUID(),
        token,
        userId: uid,
        person,
        ipAddress: address,
        userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
        expiresAt: new Date(now + SESSION_MS),
        createdAt: new Date(now),
        updatedAt: new Date(now),
      });
      return cookie.carrying(token);
    },

    end: (sessionId) => repository.remove(sessionId),
    clearedCookie: () => cookie.cleared(),
  };
}

const LONGEST_USER_AGENT = 300;
