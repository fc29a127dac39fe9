/**
 * Bookings, and the state changes of one schedule. Each change is a conditional update, so that one
 * of parallel calls wins, and is told to `ScheduleEvents` in its transaction.
 */
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import type { Database } from "#platform/db/database";
import { isDisabledAccount } from "#platform/db/disabled-account";
import { lockAccount } from "#platform/db/lock-account";
import { users } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import { isHeldWithin, isOpenFor, isParticipant } from "./schedule-conditions.repository.ts";
import type { ScheduleEvents } from "./schedule-events.ts";
import {
  findFacts,
  scheduleColumns,
  selectFacts,
  toFacts,
  type FoundFacts,
} from "./schedule-facts.repository.ts";
import type { BookingContent } from "./schedule-wire.ts";

export interface StoredBooking extends BookingContent {
  id: string;
  createdAt: EpochMs;
}

/** A schedule's id and the participants to notify. */
export interface ParticipantIds {
  id: string;
  learnerId: string;
  coderId: string;
}

/** The chat's part in starting and exiting; both functions write through the given `db`. */
export interface ChatsOfSchedules {
  /** Opens the conversation of a started test; changes nothing when it is open already. */
  open(
    db: Database,
    chat: { scheduleId: string; learnerId: string; coderId: string; at: EpochMs },
  ): Promise<void>;
  close(db: Database, scheduleId: string, at: EpochMs): Promise<void>;
}

export type ScheduleRepository = ReturnType<typeof createScheduleRepository>;

export function createScheduleRepository(
  db: Database,
  chats: ChatsOfSchedules,
  events: ScheduleEvents,
) {
  async function findByKey(
    learnerId: string,
    key: string,
    within = db,
  ): Promise<StoredBooking | null> {
    const [row] = await within
      .select(scheduleColumns)
      .from(schedules)
      .where(and(eq(schedules.learnerId, learnerId), eq(schedules.idempotencyKey, key)));
    return row ?? null;
  }

  return {
    findByKey,

    /**
     * Stores `booking` and returns it, or the one that is already stored under the learner's key.
     * The learner's account is locked, so that of parallel bookings each sees those before it.
     *
     * @returns `"overlaps"` when the learner has another schedule at that time
     */
    add: (
      learnerId: string,
      booking: StoredBooking,
      idempotencyKey: string | null,
    ): Promise<StoredBooking | "overlaps"> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, learnerId);
        const earlier = idempotencyKey && (await findByKey(learnerId, idempotencyKey, tx));
        if (earlier) return earlier;
        const { id: scheduleId, createdAt: at } = booking;
        if ((await tx.$count(schedules, isHeldWithin(learnerId, booking, at))) > 0) {
          return "overlaps";
        }
        await tx.insert(schedules).values({ ...booking, learnerId, idempotencyKey });
        await events.note(tx, { kind: "booked", scheduleId, by: learnerId, at });
        return booking;
      }),

    findFacts: (scheduleId: string) => findFacts(db, scheduleId),

    /**
     * Schedules ahead whose coder cannot come, the earliest first.
     *
     * @param revokedCoder an account that is a coder's no more; null for all that are disabled
     */
    async findUnattended(
      revokedCoder: string | null,
      now: EpochMs,
      most: number,
    ): Promise<FoundFacts[]> {
      const { coderId, cancelledAt, startedAt, startsAt } = schedules;
      const cannotCome =
        revokedCoder === null ? isDisabledAccount(coderId) : eq(coderId, revokedCoder);
      const isAhead = and(isNull(cancelledAt), isNull(startedAt), gt(startsAt, now));
      const rows = await selectFacts(db)
        .where(and(cannotCome, isAhead))
        .orderBy(asc(startsAt), asc(schedules.id))
        .limit(most);
      return rows.map(toFacts);
    },

    /** Whether the account cannot come. */
    isDisabled: async (uid: string): Promise<boolean> =>
      (await db.$count(users, and(eq(users.id, uid), users.isDisabled))) > 0,

    /** Finds a schedule among those in which the account participates. */
    findFactsFor: (uid: string, scheduleId: string) =>
      findFacts(db, scheduleId, isParticipant(uid)),

    /**
     * Marks the test started and opens its conversation, if it is its time, it has a coder and was
     * neither started nor cancelled yet.
     *
     * @returns null when this call changed nothing
     */
    start: (scheduleId: string, by: string, now: EpochMs) =>
      db.transaction(async (tx) => {
        const isReady = and(
          isNotNull(schedules.coderId),
          isNull(schedules.startedAt),
          isNull(schedules.cancelledAt),
          lte(schedules.startsAt, now),
          gt(schedules.endsAt, now),
        );
        const started = await change(tx, scheduleId, { startedAt: now }, isReady);
        if (!started) return null;
        const { id, ...participants } = started;
        await chats.open(tx, { scheduleId: id, ...participants, at: now });
        await events.note(tx, { kind: "started", scheduleId, by, at: now });
        return started;
      }),

    /** Tells that a participant is in the test; to be told once in a session. */
    enter: (scheduleId: string, by: string, now: EpochMs) =>
      db.transaction((tx) => events.note(tx, { kind: "entered", scheduleId, by, at: now })),

    /**
     * Marks the test completed and closes its conversation, if it is going on; null when it was
     * not.
     */
    complete: (scheduleId: string, now: EpochMs) =>
      db.transaction(async (tx) => {
        const isGoingOn = and(isNotNull(schedules.startedAt), isNull(schedules.completedAt));
        const completed = await change(tx, scheduleId, { completedAt: now }, isGoingOn);
        if (!completed) return null;
        await chats.close(tx, completed.id, now);
        await events.note(tx, { kind: "completed", scheduleId, by: completed.coderId, at: now });
        return completed;
      }),
  };
}

/** Changes a schedule in `state`. @returns its participants; null when it is in another state */
async function change(
  db: Database,
  scheduleId: string,
  set: Partial<typeof schedules.$inferInsert>,
  state: SQL | undefined,
): Promise<ParticipantIds | null> {
  const { id, learnerId } = schedules;
  const [changed = null] = await db
    .update(schedules)
    .set(set)
    .where(and(eq(id, scheduleId), state))
    .returning({ id, learnerId, coderId: sql<string>`${schedules.coderId}` });
  return changed;
}

/**
 * Whether the two share a schedule, or `viewer` is a coder who may join one of `otherUid`'s: such
 * accounts see each other's photos.
 */
export async function mayMeet(
  db: Database,
  viewer: Actor,
  otherUid: string,
  now: EpochMs,
): Promise<boolean> {
  const { learnerId, coderId } = schedules;
  const joinable = and(eq(learnerId, otherUid), isOpenFor({ coderId: viewer.uid, now }));
  const found = await db
    .select({ id: schedules.id })
    .from(schedules)
    .where(
      or(
        and(eq(learnerId, otherUid), eq(coderId, viewer.uid)),
        and(eq(learnerId, viewer.uid), eq(coderId, otherUid)),
        viewer.person === "coder" ? joinable : undefined,
      ),
    )
    .limit(1);
  return found.length > 0;
}
