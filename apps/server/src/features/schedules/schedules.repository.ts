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
import { isOpenFor, isParticipant } from "./schedule-conditions.repository.ts";
import { findFacts, type FoundFacts } from "./schedule-facts.repository.ts";

/** The chat's part in starting and exiting; both functions write through the given `db`. */
export interface ChatsOfSchedules {
  /** Opens the conversation of a started test; changes nothing when it is open already. */
  open(
    db: Database,
    chat: { scheduleId: string; learnerId: string; coderId: string; at: EpochMs },
  ): Promise<void>;
  close(db: Database, scheduleId: string, at: EpochMs): Promise<void>;
}

/** A schedule that was just joined, and the learner to notify. */
export interface Joined {
  id: string;
  learnerId: string;
}

/** A schedule's id and the participants to notify. */
export interface Participants {
  id: string;
  learnerId: string;
  coderId: string;
}

export type ScheduleRepository = ReturnType<typeof createScheduleRepository>;

const participants = {
  id: schedules.id,
  learnerId: schedules.learnerId,
  coderId: sql<string>`${schedules.coderId}`,
};

export function createScheduleRepository(db: Database, chats: ChatsOfSchedules) {
  return {
    /**
     * Assigns the schedule to the coder if it may be joined at `now`; of parallel calls one
     * succeeds.
     *
     * @returns null when it may not, `"overlaps"` when the coder has joined another schedule at
     *   that time
     */
    async assign(
      scheduleId: string,
      coderId: string,
      now: EpochMs,
    ): Promise<Joined | "overlaps" | null> {
      if (!isUuid(scheduleId)) return null;
      try {
        const [joined = null] = await assign(db, scheduleId, coderId, now);
        return joined;
      } catch (error) {
        if (isExclusionViolation(error, "schedules_coder_overlap")) return "overlaps";
        throw error;
      }
    },

    findFacts: (scheduleId: string): Promise<FoundFacts | null> =>
      findFacts(db, scheduleId, undefined),

    /** Finds a schedule among those in which the account participates. */
    findFactsFor: (uid: string, scheduleId: string): Promise<FoundFacts | null> =>
      findFacts(db, scheduleId, isParticipant(uid)),

    /**
     * Marks the test started and opens its conversation, if it has a coder and was not started yet.
     * The caller checks the time by the domain's rules.
     *
     * @returns null when this call changed nothing
     */
    start: (scheduleId: string, now: EpochMs): Promise<Participants | null> =>
      db.transaction(async (tx) => {
        const started = await markStarted(tx, scheduleId, now);
        if (started) await chats.open(tx, { ...chatOf(started), at: now });
        return started;
      }),

    /**
     * Marks the test completed and closes its conversation, if it is going on; null when it was
     * not.
     */
    complete: (scheduleId: string, now: EpochMs): Promise<Participants | null> =>
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
