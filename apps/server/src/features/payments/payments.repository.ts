/** Whether schedules are paid. */
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { isUuid } from "#platform/db/uuid";
import type { PaymentRepository } from "./payments.service.ts";

export function createPaymentRepository(db: Database): PaymentRepository {
  return {
    async findFor(learnerId, scheduleId) {
      if (!isUuid(scheduleId)) return null;
      const [row] = await db
        .select({
          id: schedules.id,
          startsAt: schedules.startsAt,
          endsAt: schedules.endsAt,
          startedAt: schedules.startedAt,
          completedAt: schedules.completedAt,
          paidAt: schedules.paidAt,
        })
        .from(schedules)
        .where(and(eq(schedules.id, scheduleId), eq(schedules.learnerId, learnerId)));
      if (!row) return null;
      const { paidAt, ...schedule } = row;
      return { ...schedule, isPaid: paidAt !== null };
    },
    async markPaid(scheduleId, { reference, at }) {
      const paid = await db
        .update(schedules)
        .set({ paidAt: at, paymentReference: reference })
        .where(and(eq(schedules.id, scheduleId), isNull(schedules.paidAt)))
        .returning({ id: schedules.id });
      return paid.length > 0;
    },
  };
}
