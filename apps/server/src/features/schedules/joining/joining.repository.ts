/**
 * Gives open schedules to coders, as one conditional update for many of them: of any number who join at
 * once, each waits for one round trip and one commit, not for those of all before.
 */
import { sql } from "drizzle-orm";
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { violates } from "#platform/db/database-errors";
import { schedules } from "#platform/db/schema/schedules";
import { isOpenFor } from "../schedule-conditions.repository.ts";
import type { ScheduleEvents } from "../schedule-events.ts";
import { nextRevision } from "../schedule-facts.repository.ts";

/** A coder asks for a schedule. */
export interface Joining {
  /** A UUID as the database spells it. */
  scheduleId: string;
  coderId: string;
  at: EpochMs;
}

/**
 * The learner of a schedule that was joined; null where it may not be joined, `"overlaps"` where the
 * coder has joined another schedule at that time.
 */
export type JoiningOutcome = { learnerId: string } | "overlaps" | null;

export type JoiningRepository = ReturnType<typeof createJoiningRepository>;

export function createJoiningRepository(db: Database, events: ScheduleEvents) {
  /**
   * Assigns each schedule to the first of its coders who may join it; of parallel calls one succeeds.
   *
   * @returns an outcome for each, in their order
   */
  async function assign(joinings: readonly Joining[]): Promise<JoiningOutcome[]> {
    try {
      return await db.transaction(async (tx) => {
        const assigned = await assignOpen(tx, joinings);
        const joined = joinings.map(({ scheduleId, coderId }) => {
          const row = assigned.find(({ id }) => id === scheduleId);
          return row?.coderId === coderId ? { learnerId: row.learnerId } : null;
        });
        const made = joinings.filter((_, index) => joined[index] !== null);
        await events.note(
          tx,
          ...made.map(({ coderId, ...joining }) => {
            return { kind: "coder-joined", by: coderId, ...joining } as const;
          }),
        );
        return joined;
      });
    } catch (error) {
      if (!violates(error, "schedules_coder_overlap")) throw error;
      if (joinings.length === 1) return ["overlaps"];
      // The constraint does not say which of them it was.
      const middle = Math.floor(joinings.length / 2);
      const before = await assign(joinings.slice(0, middle));
      return [...before, ...(await assign(joinings.slice(middle)))];
    }
  }

  return { assign };
}

/**
 * Locks the coders' accounts first: of two overlapping schedules that one coder joins at once, the
 * second then meets the exclusion constraint instead of a deadlock. Accounts and schedules are locked in
 * one order, so that two processes that do so at once cannot deadlock.
 */
function assignOpen(db: Database, joinings: readonly Joining[]) {
  const input = JSON.stringify(joinings.map((joining, ord) => ({ ...joining, ord })));
  const asked = db.$with("asked", {}).as(sql`
    select * from json_to_recordset(${input}::json)
      as joining (ord integer, "scheduleId" uuid, "coderId" text, at bigint)`);

  const coder = db.$with("coder", {}).as(sql`
    select id from users where id in (select "coderId" from asked)
    order by id for no key update`);

  const open = db.$with("open", {}).as(sql`
    select ${schedules.id} as schedule_id, asked.*
    from asked join coder on coder.id = "coderId" join schedules on ${schedules.id} = "scheduleId"
    where ${isOpenFor({ coderId: sql`"coderId"`, now: sql`asked.at` })}
    order by ${schedules.id} for no key update of schedules`);

  const first = db.$with("first", {}).as(sql`
    select distinct on (schedule_id) * from open order by schedule_id, ord`);

  return db
    .with(asked, coder, open, first)
    .update(schedules)
    .set({
      ...{ coderId: sql`first."coderId"`, leftCoderId: null, leftReason: "" },
      revision: nextRevision,
    })
    .from(sql`first`)
    .where(sql`${schedules.id} = first.schedule_id`)
    .returning({
      id: schedules.id,
      learnerId: schedules.learnerId,
      coderId: schedules.coderId,
    });
}
