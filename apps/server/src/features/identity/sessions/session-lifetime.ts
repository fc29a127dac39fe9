/** How long a session lasts, and when it may be prolonged. */
import { RENEWABLE_MS } from "@codetale/contract/identity-sessions";
import { DAY_MS, SECOND_MS, type EpochMs } from "@codetale/domain/time";

export const SESSION_MS = 7 * DAY_MS;

/** A session counts as expired this long before its end, so that none ends on the way here. */
export const EXPIRES_EARLY_MS = 30 * SECOND_MS;

/** @param expiresAt when the session counts as expired */
export function isRenewable(expiresAt: EpochMs, now: EpochMs): boolean {
  return now >= expiresAt - RENEWABLE_MS;
}
