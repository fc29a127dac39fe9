/**
 * Bookings. The unique index on learner and idempotency key makes one of two parallel repeats fail.
 */
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import type { BookingRepository, StoredBooking } from "./booking.service.ts";
import { scheduleColumns } from "./schedule-columns.repository.ts";

export function createBookingRepository(db: Database): BookingRepository {
  async function findByKey(learnerId: string, key: string): Promise<StoredBooking | null> {
    const [row] = await db
      .select(scheduleColumns)
      .from(schedules)
      .where(and(eq(schedules.learnerId, learnerId), eq(schedules.idempotencyKey, key)));
    return row ?? null;
  }

  return {
    findByKey,
    async add(learnerId, booking, idempotencyKey) {
      const [added] = await db
        .insert(schedules)
        .values({ ...booking, learnerId, idempotencyKey })
        .onConflictDoNothing({ target: [schedules.learnerId, schedules.idempotencyKey] })
        .returning(scheduleColumns);
      const stored = added ?? (idempotencyKey && (await findByKey(learnerId, idempotencyKey)));
      if (!stored) throw new Error("A booking was neither stored nor found under its key.");
      return stored;
    },
  };
}
