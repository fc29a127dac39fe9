/** How long a session lasts. */
import { DAY_MS, SECOND_MS } from "@codetale/domain/time";

export const SESSION_MS = 7 * DAY_MS;

/** A session counts as expired this long before its end, so that none ends on the way here. */
export const EXPIRES_EARLY_MS = 30 * SECOND_MS;
