/** Schedules as notices and calendar files need them. */
import {
  NOT_PAID_UNTIL_MS,
  TIMED_FROM_MS,
  TIMED_UNTIL_MS,
} from "@codetale/domain/notices/timed-notices";
import type { BookedTimes } from "@codetale/domain/schedules/booking";
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, between, desc, eq, gt, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { isAheadAt, isOpenAt, isParticipant } from "./schedule-conditions.repository.ts";

const {
  id,
  learnerId,
  coderId,
  startsAt,
  endsAt,
  timeZone,
  difficulty,
  language,
  numberOfQuestions,
  company,
  mode,
  createdAt,
  paidAt,
  startedAt,
  completedAt,
  cancelledAt,
  refund,
  leftCoderId,
  leftReason,
  cancelReason,
  revision,
} = schedules;

function select(db: Database) {
  return db
    .select({
      ...{ id, learnerId, coderId, startsAt, endsAt, timeZone, difficulty, language, mode },
      ...{ numberOfQuestions, company, createdAt, paidAt, startedAt, completedAt, cancelledAt },
      ...{ refund, leftCoderId, leftReason, cancelReason, revision },
    })
    .from(schedules);
}

/** @param db the transaction of a change, for the schedule as it is after it */
async function find(db: Database, scheduleId: string) {
  if (!isUuid(scheduleId)) return null;
  const [schedule = null] = await select(db).where(eq(id, scheduleId));
  return schedule;
}

/** Those that there are, in no order. */
function findAll(db: Database, scheduleIds: readonly string[]) {
  return select(db).where(inArray(id, scheduleIds));
}

/** Those of which the domain's `timedNoticesAt` may say something at `now`. */
function findTimed(db: Database, now: EpochMs) {
  const isSoonOrWas = between(startsAt, now + TIMED_FROM_MS, now + TIMED_UNTIL_MS);
  const isLatelyBooked = and(
    isNull(paidAt),
    gt(createdAt, now - NOT_PAID_UNTIL_MS),
    gt(startsAt, now),
  );
  return select(db).where(
    and(isNull(cancelledAt), isNull(startedAt), or(isSoonOrWas, isLatelyBooked)),
  );
}

/**
 * The account's own, in either part, soonest first. Of more than `most`, what ends after `now` comes
 * first, the soonest before others; then what is past, the latest before others.
 */
async function findForCalendar(
  db: Database,
  uid: string,
  { fromAt, now, most }: { fromAt: EpochMs; now: EpochMs; most: number },
) {
  const nearestFirst = asc(sql`abs(${startsAt} - ${now})`);
  const found = await select(db)
    .where(and(isParticipant(uid), gte(startsAt, fromAt)))
    .orderBy(desc(gt(endsAt, now)), nearestFirst, asc(id))
    .limit(most);
  return found.sort((a, b) => a.startsAt - b.startsAt);
}

/** Those of the schedules that are open. */
function findOpen(db: Database, scheduleIds: readonly string[], now: EpochMs) {
  return select(db).where(and(inArray(id, scheduleIds), isOpenAt(now)));
}

/** When each account is taken up by sessions ahead, in either part. */
async function findHeld(
  db: Database,
  uids: readonly string[],
  now: EpochMs,
): Promise<Map<string, BookedTimes[]>> {
  const held = new Map(uids.map((uid) => [uid, [] as BookedTimes[]]));
  const isTheirs = or(inArray(learnerId, uids), inArray(coderId, uids));
  const rows = await db
    .select({ learnerId, coderId, startsAt, endsAt })
    .from(schedules)
    .where(and(isTheirs, isAheadAt(now)));
  for (const { learnerId: learner, coderId: coder, ...times } of rows) {
    for (const uid of new Set([learner, coder])) held.get(uid ?? "")?.push(times);
  }
  return held;
}

/** All that notices ask of schedules. */
export const schedulesForNotices = {
  find,
  findAll,
  findTimed,
  findForCalendar,
  findOpen,
  findHeld,
};
