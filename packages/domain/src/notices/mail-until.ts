/** How long the mail of a notice is worth delivering, where the mail server is away. */
import { DAY_MS, MINUTE_MS, type EpochMs } from "../time.ts";
import type { NoticeKind } from "./notice-kinds.ts";

export interface MailedNotice {
  kind: NoticeKind;
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/** What has happened is old news after so long. */
const HAPPENED_MS = 2 * DAY_MS;
/** A test may go on past its end. */
const LATE_MS = 15 * MINUTE_MS;

/** @param now when it is told */
export function mailUntil({ kind, startsAt, endsAt }: MailedNotice, now: EpochMs): EpochMs {
  if (beforeStart.has(kind)) return startsAt;
  return duringTest.has(kind) ? Math.max(endsAt, now + LATE_MS) : now + HAPPENED_MS;
}

/** What can no longer be done, or no longer lies ahead, once the session starts. */
const beforeStart: ReadonlySet<NoticeKind> = new Set(["not-paid", "day-before", "request-open"]);
const duringTest: ReadonlySet<NoticeKind> = new Set(["soon", "opened", "arrived"]);
