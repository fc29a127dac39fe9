/**
 * The ledger of notices. Each is made once, whoever makes it and however often: its account,
 * schedule, kind and occasion are unique; and its job is added with it.
 */
import { randomUUID } from "node:crypto";
import { noticesOfChange, type NewNotice } from "@codetale/domain/notices/notices-of-change";
import { timedNoticesAt } from "@codetale/domain/notices/timed-notices";
import type { ScheduleChangeKind } from "@codetale/domain/schedules/changes";
import type { EpochMs } from "@codetale/domain/time";
import { and, getTableColumns, inArray, isNull, lte, sql } from "drizzle-orm";
import type { AddJob } from "#platform/db/add-job";
import type { Database } from "#platform/db/database";
import { notices } from "#platform/db/schema/notices";
import type { NoticeSchedule } from "./notice-schedule.ts";
import { noticeTelling } from "./notices.jobs.ts";

/** A change of a schedule, as the schedules feature tells it. */
export interface ScheduleChange {
  kind: ScheduleChangeKind;
  scheduleId: string;
  by: string | null;
  at: EpochMs;
  formerCoderId?: string | null;
  earlier?: { startsAt: EpochMs; endsAt: EpochMs };
}

interface LedgerDeps {
  db: Database;
  addJob: AddJob;
  /** Those that there are, in no order. */
  findSchedules(db: Database, scheduleIds: readonly string[]): Promise<NoticeSchedule[]>;
  findTimed(db: Database, now: EpochMs): Promise<NoticeSchedule[]>;
}

export type NoticeLedger = ReturnType<typeof createNoticeLedger>;

const columns = getTableColumns(notices);
const columnList = sql.join(Object.values(columns), sql`, `);

export function createNoticeLedger({ db, addJob, findSchedules, findTimed }: LedgerDeps) {
  async function add(tx: Database, rows: readonly (typeof notices.$inferInsert)[]) {
    if (rows.length === 0) return;
    // One value for all rows: with one for each column of each, building the statement takes longer than
    // running it.
    const input = JSON.stringify(rows.map(byColumnName));
    const added = await tx
      .insert(notices)
      .select(
        sql`select ${columnList}
          from json_populate_recordset(null::${notices}, ${input}::json) as ${notices}`,
      )
      .onConflictDoNothing()
      .returning({ id: notices.id });
    if (added.length > 0) await addJob(tx, noticeTelling, ...added);
  }

  return {
    /** Makes the notices of changes, in their transaction. */
    async note(tx: Database, ...changes: ScheduleChange[]): Promise<void> {
      const found = await findSchedules(
        tx,
        changes.map(({ scheduleId }) => scheduleId),
      );
      const byId = new Map(found.map((schedule) => [schedule.id, schedule]));
      const made = changes.flatMap((change) => {
        // As the database spells it.
        const schedule = byId.get(change.scheduleId.toLowerCase());
        return schedule ? rowsOf(change, schedule) : [];
      });
      await add(tx, made);
    },

    /** Makes the notices that the clock has made due; again changes nothing. */
    noteDue: (now: EpochMs): Promise<void> =>
      db.transaction(async (tx) => {
        const due = (await findTimed(tx, now)).flatMap((schedule) =>
          timedNoticesAt(schedule, now).map(({ dueAt, ...notice }) => ({
            ...rowOf({ ...notice, isOwn: false }, schedule, now),
            occasionAt: dueAt,
          })),
        );
        await add(tx, due);
      }),

    /** @returns false where another run did it first */
    async markTold(ids: readonly string[], now: EpochMs): Promise<boolean> {
      const told = await db
        .update(notices)
        .set({ toldAt: now })
        .where(isWaiting(ids))
        .returning({ id: notices.id });
      return told.length > 0;
    },

    async withdraw(ids: readonly string[], now: EpochMs): Promise<void> {
      await db.update(notices).set({ withdrawnAt: now }).where(isWaiting(ids));
    },

    async forget(createdUntil: EpochMs): Promise<void> {
      await db.delete(notices).where(lte(notices.createdAt, createdUntil));
    },
  };
}

function byColumnName(row: typeof notices.$inferInsert) {
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  return Object.fromEntries(keys.map((key) => [columns[key].name, row[key]]));
}

function rowsOf(change: ScheduleChange, schedule: NoticeSchedule) {
  const { kind, by, at, formerCoderId = null, earlier } = change;
  const { learnerId } = schedule;
  const coderId = schedule.coderId ?? formerCoderId;
  return noticesOfChange({ kind, by, learnerId, coderId }).map((notice) => ({
    ...rowOf(notice, schedule, at),
    // Once in a session: a participant may come and go.
    occasionAt: notice.kind === "arrived" ? schedule.startsAt : at,
    earlierStartsAt: earlier?.startsAt ?? null,
    earlierEndsAt: earlier?.endsAt ?? null,
  }));
}

function rowOf(notice: NewNotice, schedule: NoticeSchedule, createdAt: EpochMs) {
  const { id: scheduleId, startsAt, endsAt, timeZone, revision, refund } = schedule;
  const facts = { scheduleId, startsAt, endsAt, timeZone, revision, refund };
  return { id: randomUUID(), ...notice, ...facts, createdAt };
}

export function isWaiting(ids: readonly string[]) {
  return and(inArray(notices.id, ids), isNull(notices.toldAt), isNull(notices.withdrawnAt));
}
