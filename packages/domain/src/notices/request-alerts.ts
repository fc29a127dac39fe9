/** Which open requests a coder is told of, and when. */
import type { BookedTimes } from "../schedules/booking.ts";
import { overlap } from "../schedules/overlap.ts";
import { isWanted, type RequestFacts, type RequestFilter } from "../schedules/requests-calendar.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs } from "../time.ts";
import type { NoticeKind } from "./notice-kinds.ts";

/** A filter of open requests that a coder keeps, to be told of what it lets through. */
export interface RequestAlert extends RequestFilter {
  /** What became open before it was made or changed was on the page, and is not told. */
  sinceAt: EpochMs;
}

/** A request that is paid, without a coder and ahead. */
export interface OpenRequest extends RequestFacts, BookedTimes {
  learnerId: string;
  /** When it became open: with its payment, or when a coder was freed. */
  openedAt: EpochMs;
}

export interface AlertedCoder {
  accountId: string;
  alerts: readonly RequestAlert[];
  /** The account's sessions ahead, as coder and as learner. */
  held: readonly BookedTimes[];
  /** The account's (IANA). */
  timeZone: string;
}

/** Notices of a learner by which their session has just become open. */
export const openingKinds: readonly NoticeKind[] = ["paid", "coder-left", "moved"];

/** What became open earlier is not told any more. */
export const OPENED_WITHIN_MS = DAY_MS;

/** Those that suit an alert, are not the coder's own, and at whose times the coder is free. */
export function suitableRequests<T extends OpenRequest>(
  { accountId, alerts, held, timeZone }: AlertedCoder,
  requests: readonly T[],
): T[] {
  return requests.filter(
    (request) =>
      request.learnerId !== accountId &&
      alerts.some(
        (alert) => alert.sinceAt <= request.openedAt && isWanted(request, alert, timeZone),
      ) &&
      !held.some((session) => overlap(session, request)),
  );
}

/**
 * How long requests are gathered until they are told as one: at first, and after each time that the
 * coder was told within a day. There is no further time within it.
 */
const gatherMs = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const;

/**
 * Whether requests that became open at `openedAts` are to be told at `now`.
 *
 * @param toldAts each time that the coder was told of requests within the last {@link DAY_MS}
 */
export function areRequestsDue(
  openedAts: readonly EpochMs[],
  toldAts: readonly EpochMs[],
  now: EpochMs,
): boolean {
  const waitMs = gatherMs[toldAts.length];
  if (openedAts.length === 0 || waitMs === undefined) return false;
  return Math.max(Math.min(...openedAts), ...toldAts) + waitMs <= now;
}
