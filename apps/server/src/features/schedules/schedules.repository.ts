/**
 * State changes of one schedule. Each is a conditional update, so that one of parallel calls wins.
 */
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { users } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import { isUuid } from "#core/uuid";
import { isExclusionViolation } from "#platform/db/database-errors";
import type { JoiningRepository } from "./joining.service.ts";
import type { Participants, RunningRepository } from "./running.service.ts";
import { isOpenFor, isParticipant } from "./schedule-conditions.repository.ts";
import { findFacts } from "./schedule-facts.repository.ts";

/** The chat's part in starting and exiting; both functions write through the given `db`. */
export interface ChatsOfSchedules {
  /** Opens the conversation of a started test; changes nothing when it is open already. */
  open(
    db: Database,
    chat: { scheduleId: string; learnerId: string; coderId: string; at: EpochMs },
  ): Promise<void>;
  close(db: Database, scheduleId: string, at: EpochMs): Promise<void>;
}

type ScheduleRepository = JoiningRepository & Omit<RunningRepository, "findFor">;

const participants = {
  id: schedules.id,
  learnerId: schedules.learnerId,
  coderId: sql<string>`${schedules.coderId}`,
};

export function createScheduleRepository(
  db: Database,
  chats: ChatsOfSchedules,
): ScheduleRepository {
  return {
    async assign(scheduleId, coderId, now) {
      if (!isUuid(scheduleId)) return null;
      try {
        const [joined = null] = await assign(db, scheduleId, coderId, now);
        return joined;
      } catch (error) {
        if (isExclusionViolation(error, "schedules_coder_overlap")) return "overlaps";
        throw error;
      }
    },
    findFacts: (scheduleId) => findFacts(db, scheduleId, undefined),
    findFactsFor: (uid, scheduleId) => findFacts(db, scheduleId, isParticipant(uid)),
    start: (scheduleId, now) =>
      db.transaction(async (tx) => {
        const started = await markStarted(tx, scheduleId, now);
        if (started) await chats.open(tx, { ...chatOf(started), at: now });
        return started;
      }),
    complete: (scheduleId, now) =>
      db.transaction(async (tx) => {
        const completed = await markCompleted(tx, scheduleId, now);
        if (completed) await chats.close(tx, completed.id, now);
        return completed;
      }),
  };
}

/**
 * Locks the coder's account first: of two overlapping schedules that one coder joins at once, the
 * second then meets the exclusion constraint instead of a deadlock.
 */
function assign(db: Database, scheduleId: string, coderId: string, now: EpochMs) {
  const coder = db
    .$with("coder")
    .as(db.select({ id: users.id }).from(users).where(eq(users.id, coderId)).for("no key update"));
  return db
    .with(coder)
    .update(schedules)
    .set({ coderId: sql`${coder.id}` })
    .from(coder)
    .where(and(eq(schedules.id, scheduleId), isOpenFor({ coderId, now })))
    .returning({ id: schedules.id, learnerId: schedules.learnerId });
}

async function markStarted(
  db: Database,
  scheduleId: string,
  now: EpochMs,
): Promise<Participants | null> {
  const [started = null] = await db
    .update(schedules)
    .set({ startedAt: now })
    .where(
      and(eq(schedules.id, scheduleId), isNotNull(schedules.coderId), isNull(schedules.startedAt)),
    )
    .returning(participants);
  return started;
}

async function markCompleted(
  db: Database,
  scheduleId: string,
  now: EpochMs,
): Promise<Participants | null> {
  const [completed = null] = await db
    .update(schedules)
    .set({ completedAt: now })
    .where(
      and(
        eq(schedules.id, scheduleId),
        isNotNull(schedules.startedAt),
        isNull(schedules.completedAt),
      ),
    )
    .returning(participants);
  return completed;
}

function chatOf({ id, learnerId, coderId }: Participants) {
  return { scheduleId: id, learnerId, coderId };
}
