/** Noting that a session has no coder who can come, at its start or before it, by any process. */
import { SECOND_MS } from "@codetale/domain/time";
import type { JobKind } from "#core/ports/jobs";

export const untakenSessions: JobKind<never> = {
  queue: "untaken-sessions",
  ids: [],
  atOnce: 1,
  retries: 3,
  retryAfterMs: 10 * SECOND_MS,
};

/** To be added to the same queue for a coder whose invitation was revoked, who cannot come either. */
export const sessionsOfRevokedCoder: JobKind<"coderId"> = { ...untakenSessions, ids: ["coderId"] };

export const UNTAKEN_SESSIONS_EVERY_MS = 15 * SECOND_MS;
