/** How long a session lasts, when it may be prolonged, and how many an account has at once. */
import { RENEWABLE_MS } from "@codetale/contract/identity/sessions";
import { DAY_MS, HOUR_MS, SECOND_MS, type EpochMs } from "@codetale/domain/time";

/** From a sign-in or a renewal on. */
export const SESSION_MS = 7 * DAY_MS;

/** A page that is left open renews its session, but does not use it. */
const LONGEST_UNUSED_MS = 14 * DAY_MS;

/** From the sign-in on, whatever is renewed. */
const LONGEST_SESSION_MS = 90 * DAY_MS;

/** The oldest end first. */
export const MOST_SESSIONS = 50;

/** A session counts as expired this long before its end, so that none ends on the way here. */
export const EXPIRES_EARLY_MS = 30 * SECOND_MS;

/** How exactly the last use is known, so that not every request writes. */
export const USE_NOTED_EVERY_MS = HOUR_MS;

export interface SessionFacts {
  openedAt: EpochMs;
  lastUsedAt: EpochMs;
  /** The end that the sign-in or the last renewal gave it. */
  endsAt: EpochMs;
}

/** @returns when the session ends unless it is used or renewed */
export function sessionEnd({ openedAt, lastUsedAt, endsAt }: SessionFacts): EpochMs {
  return Math.min(endsAt, lastUsedAt + LONGEST_UNUSED_MS, openedAt + LONGEST_SESSION_MS);
}

/** @returns when the session ends once it is renewed now, unless it is used */
export function renewedEnd(session: SessionFacts, now: EpochMs): EpochMs {
  return sessionEnd({ ...session, endsAt: now + SESSION_MS });
}

/** @param expiresAt when the session counts as expired */
export function isRenewable(expiresAt: EpochMs, now: EpochMs): boolean {
  return now >= expiresAt - RENEWABLE_MS;
}

export function isUseToBeNoted({ lastUsedAt }: Pick<SessionFacts, "lastUsedAt">, now: EpochMs) {
  return now >= lastUsedAt + USE_NOTED_EVERY_MS;
}
