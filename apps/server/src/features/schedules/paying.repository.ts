/** What the payments feature reads and writes of schedules. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/database";
import { lockAccount } from "#platform/db/lock-account";
import { schedules } from "#platform/db/schema/schedules";
import { isAheadAt } from "./schedule-conditions.repository.ts";
import type { ScheduleEvents } from "./schedule-events.ts";
import { findFacts } from "./schedule-facts.repository.ts";
import type { Refunds } from "./ways-out.repository.ts";

export interface Payment {
  /** The payment provider's; the same for every charge of one schedule. */
  reference: string;
  at: EpochMs;
}

/**
 * `paid`: by this call · `again`: by the same charge before · `cancelled`: meanwhile · `otherwise`: by
 * something else, or the schedule is gone. The money of the latter two goes back by itself.
 */
export type Paid = "paid" | "again" | "cancelled" | "otherwise";

export function createPayingRepository(db: Database, events: ScheduleEvents, refunds: Refunds) {
  return {
    /** Finds a schedule among those that the learner booked. */
    findFor: (learnerId: string, scheduleId: string) =>
      findFacts(db, scheduleId, eq(schedules.learnerId, learnerId)),

    async markPaid(scheduleId: string, { reference, at }: Payment): Promise<Paid> {
      const paid = await db.transaction(async (tx): Promise<Paid> => {
        const [changed] = await tx
          .update(schedules)
          .set({
            ...{ paidAt: at, paymentReference: reference },
            refund: sql`case when ${schedules.cancelledAt} is not null then 'money' end`,
          })
          .where(and(eq(schedules.id, scheduleId), isNull(schedules.paidAt)))
          .returning({ by: schedules.learnerId, cancelledAt: schedules.cancelledAt });
        if (!changed) {
          const isSame = and(
            eq(schedules.id, scheduleId),
            eq(schedules.paymentReference, reference),
          );
          if ((await tx.$count(schedules, isSame)) > 0) return "again";
          await refunds.add(tx, { scheduleId, reference });
          return "otherwise";
        }
        if (changed.cancelledAt !== null) {
          await refunds.add(tx, { scheduleId, reference });
          return "cancelled";
        }
        await events.note(tx, { kind: "paid", scheduleId, by: changed.by, at });
        return "paid";
      });
      if (paid === "cancelled" || paid === "otherwise") refunds.wake();
      return paid;
    },

    /**
     * Pays with the oldest free session of the learner, whose account is locked so that each is
     * spent once.
     *
     * @returns false when there is none, or the schedule is not to be paid any more
     */
    payWithCredit: (learnerId: string, scheduleId: string, at: EpochMs): Promise<boolean> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, learnerId);
        const [credit] = await selectCredits(tx, learnerId).limit(1);
        if (!credit) return false;
        const isToPay = and(
          eq(schedules.id, scheduleId),
          eq(schedules.learnerId, learnerId),
          isNull(schedules.paidAt),
          isAheadAt(at),
        );
        const paid = await tx
          .update(schedules)
          .set({ paidAt: at, paidWithCreditOf: credit.id })
          .where(isToPay)
          .returning({ id: schedules.id });
        if (paid.length === 0) return false;
        await events.note(tx, { kind: "paid", scheduleId, by: learnerId, at });
        return true;
      }),

    /** Number of free sessions that the learner has not spent. */
    countCredits: async (learnerId: string) => (await selectCredits(db, learnerId)).length,

    /** Notes that the money is back. @returns the learner to notify; null when it was noted */
    async markRefunded(scheduleId: string, { reference, at }: Payment): Promise<string | null> {
      const [refunded] = await db
        .update(schedules)
        .set({ refundedAt: at, refundReference: reference })
        .where(
          and(
            eq(schedules.id, scheduleId),
            eq(schedules.refund, "money"),
            isNull(schedules.refundedAt),
          ),
        )
        .returning({ learnerId: schedules.learnerId });
      return refunded?.learnerId ?? null;
    },
  };
}

const spending = alias(schedules, "spending");

/** The oldest first. */
function selectCredits(db: Database, learnerId: string) {
  const spent = db
    .select({ id: spending.id })
    .from(spending)
    .where(eq(spending.paidWithCreditOf, schedules.id));
  return db
    .select({ id: schedules.id })
    .from(schedules)
    .where(
      and(eq(schedules.learnerId, learnerId), eq(schedules.refund, "credit"), notExists(spent)),
    )
    .orderBy(schedules.cancelledAt, schedules.id)
    .$dynamic();
}
