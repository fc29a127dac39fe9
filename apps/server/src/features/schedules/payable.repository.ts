/** Implements `schedules` of the payments feature's dependencies. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { findFacts } from "./schedule-facts.repository.ts";

export function createPayableRepository(db: Database) {
  return {
    /** Finds a schedule among those that the learner booked. */
    findFor: (learnerId: string, scheduleId: string) =>
      findFacts(db, scheduleId, eq(schedules.learnerId, learnerId)),

    /** Marks the schedule paid; false when it was paid already. */
    async markPaid(
      scheduleId: string,
      { reference, at }: { reference: string; at: EpochMs },
    ): Promise<boolean> {
      const paid = await db
        .update(schedules)
        .set({ paidAt: at, paymentReference: reference })
        .where(and(eq(schedules.id, scheduleId), isNull(schedules.paidAt)))
        .returning({ id: schedules.id });
      return paid.length > 0;
    },
  };
}
