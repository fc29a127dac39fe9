/** Sessions: opened by a sign-in, proven by a cookie on every request, ended on the server. */
import { randomBytes, randomUUID } from "node:crypto";
import type { SignedInSession } from "@codetale/contract/identity/sessions";
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { CookieHeaders, SessionRefusal } from "#core/access/authentication";
import type { IdentityContext } from "../identity-context.ts";
import type { CoderAccess } from "../coder-access/coder-access.service.ts";
import type { SignInMethod } from "../security-log/security-events.ts";
import { deviceName } from "../devices/device-name.ts";
import type { Browser, DeviceService } from "../devices/devices.service.ts";
import type { SignInEvidence } from "./session-beginning.ts";
import {
  EXPIRES_EARLY_MS,
  isRenewable,
  isUseToBeNoted,
  MOST_SESSIONS,
  renewedEnd,
  SESSION_MS,
  sessionEnd,
  USE_NOTED_EVERY_MS,
} from "./session-lifetime.ts";

export type SessionService = ReturnType<typeof createSessionService>;

/** Who signs in, and by what. */
interface SignIn {
  uid: string;
  person: AccountRole;
  method: SignInMethod;
  /** By what a coder comes in; null for a learner, and where a second step has kept it. */
  access: CoderAccess | null;
  /** Whether the account was made by this very sign-in. */
  isNewAccount?: boolean;
}

export interface ArrivingBrowser extends Browser {
  /** The session that it has had so far, which ends. */
  replaced: Actor | null;
}

export function createSessionService(
  context: IdentityContext,
  devices: Pick<DeviceService, "recognize" | "tell">,
) {
  const { sessions, sessionCookie: cookie, live, clock, securityLog } = context;

  /** Ends the session for good and closes its live connections; ending it again is harmless. */
  async function end(sessionId: string): Promise<void> {
    await sessions.remove(sessionId);
    live.endSession(sessionId);
  }

  return {
    /**
     * The actor's `sessionExpiresAt` is when the session begins to count as expired.
     *
     * @param isUse whether its account does something, rather than a page that was left open
     */
    async authenticate(headers: CookieHeaders, isUse = false): Promise<Actor | null> {
      const token = cookie.readToken(headers);
      const found = token && (await sessions.find(token));
      if (!found || found.isDisabled) return null;
      const { id: sessionId, uid, person } = found;
      const now = clock.now();
      if (sessionEnd(found) - EXPIRES_EARLY_MS <= now) return null;
      const isNoted = isUse && isUseToBeNoted(found, now);
      if (isNoted) await sessions.noteUse(sessionId, now, now - USE_NOTED_EVERY_MS);
      const lastUsedAt = isNoted ? now : found.lastUsedAt;
      const sessionExpiresAt = sessionEnd({ ...found, lastUsedAt }) - EXPIRES_EARLY_MS;
      return { uid, person, sessionId, sessionExpiresAt };
    },

    /** @returns null for a cookie that we did not sign */
    async refusalOf(headers: CookieHeaders): Promise<SessionRefusal | null> {
      const token = cookie.readToken(headers);
      if (token === null) return null;
      const found = await sessions.find(token);
      return found?.isDisabled ? "login/disabled" : "session/expired";
    },

    clearedCookie: () => cookie.serializeCleared(),

    /**
     * Signs a browser in; its owner is told of one that is new.
     *
     * @param evidence of what was signed in with
     * @returns the values of the Set-Cookie headers that hand the session over; null where what was
     *   signed in with was changed or removed meanwhile, or the coder's invitation revoked
     */
    async open(
      { uid, person, method, access, isNewAccount = false }: SignIn,
      evidence: SignInEvidence,
      { replaced, ...browser }: ArrivingBrowser,
    ): Promise<string[] | null> {
      const openedAt = clock.now();
      const token = randomBytes(24).toString("base64url");
      const session = {
        uid,
        person,
        id: randomUUID(),
        token,
        address: browser.address,
        userAgent: browser.userAgent.slice(0, LONGEST_USER_AGENT),
        openedAt,
        endsAt: openedAt + SESSION_MS,
      };
      // First, so that it takes no other session's place.
      if (replaced) await end(replaced.sessionId);
      const detail = `${person} by ${method}` as const;
      const { address } = browser;
      const device = devices.recognize(browser);
      const begun = await sessions.begin(
        {
          session,
          evidence,
          invitationId: access?.invitationId ?? null,
          device: device.hashes,
          event: { kind: "sign-in", uid, address, detail },
          newDeviceEvent: isNewAccount ? null : { kind: "new-device", uid, address },
        },
        MOST_SESSIONS,
      );
      if (!begun) return null;
      for (const sessionId of begun.removed) live.endSession(sessionId);
      if (!begun.isDeviceKnown && !isNewAccount) await devices.tell(uid, browser);
      return [cookie.serialize(token), device.cookie];
    },

    /**
     * Prolongs the actor's session once its end is near, by its full length or to the end that no
     * renewal puts off; earlier it stays as it is.
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
      const renewed = await sessions.prolong(sessionId, now + SESSION_MS);
      if (!renewed) throw new AppError("session/expired");
      const expiresAt = renewedEnd(renewed, now) - EXPIRES_EARLY_MS;
      return { expiresAt, cookie: cookie.serialize(renewed.token) };
    },

    /** Those of the actor's account that have not expired, latest first. */
    async list(actor: Actor): Promise<SignedInSession[]> {
      const expiredUntil = clock.now() + EXPIRES_EARLY_MS;
      const listed = await sessions.list(actor.uid, expiredUntil);
      return listed
        .filter((session) => sessionEnd(session) > expiredUntil)
        .map(({ userAgent, openedAt, ...session }) => ({
          ...session,
          since: openedAt,
          endsAt: sessionEnd({ ...session, openedAt }),
          device: deviceName(userAgent),
          isCurrent: session.id === actor.sessionId,
        }));
    },

    end,

    /** Ends one of the actor's sessions; another account's is left alone. */
    async endOwn({ uid }: Actor, sessionId: string, address: string): Promise<void> {
      if (!(await sessions.removeOf(uid, sessionId))) return;
      live.endSession(sessionId);
      await securityLog.record({ kind: "session-ended", uid, address });
    },

    /** Ends all of the actor's sessions but the present one. */
    async endOthers({ uid, sessionId }: Actor, address: string): Promise<void> {
      for (const ended of await sessions.removeOthersOf({ uid, sessionId })) live.endSession(ended);
      await securityLog.record({ kind: "sessions-ended", uid, address });
    },

    /** Ends all of the actor's sessions, the present one included. */
    async endAll({ uid }: Actor, address: string): Promise<void> {
      await sessions.removeAllOf(uid);
      live.endAccount(uid);
      await securityLog.record({ kind: "sessions-ended", uid, address });
    },
  };
}

const LONGEST_USER_AGENT = 300;
