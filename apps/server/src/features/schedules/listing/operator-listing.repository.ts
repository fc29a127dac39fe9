/** Booked schedules as operators see them: who, when and in what state, without any text of theirs. */
import type { OperatorSchedule, ScheduleView } from "@codetale/contract/operator/people";
import { DAY_MS, type EpochMs } from "@codetale/domain/time";
import { and, asc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/database";
import { users } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import { isAheadAt, isOpenAt } from "../schedule-conditions.repository.ts";

const learner = alias(users, "learner");
const coder = alias(users, "coder");

/** @returns those that are not over, soonest first */
export function listForOperators(
  db: Database,
  view: ScheduleView,
  now: EpochMs,
  most: number,
): Promise<OperatorSchedule[]> {
  const conditions = {
    today: lt(schedules.startsAt, now + DAY_MS),
    upcoming: undefined,
    unassigned: isOpenAt(now),
  };
  return db
    .select({
      id: schedules.id,
      learner: learner.email,
      coder: coder.email,
      startsAt: schedules.startsAt,
      endsAt: schedules.endsAt,
      isPaid: sql<boolean>`${isNotNull(schedules.paidAt)}`,
      isStarted: sql<boolean>`${isNotNull(schedules.startedAt)}`,
      isCompleted: sql<boolean>`${isNotNull(schedules.completedAt)}`,
    })
    .from(schedules)
    .innerJoin(learner, eq(learner.id, schedules.learnerId))
    .leftJoin(coder, eq(coder.id, schedules.coderId))
    .where(and(isAheadAt(now), conditions[view]))
    .orderBy(asc(schedules.startsAt), asc(schedules.id))
    .limit(most);
}
