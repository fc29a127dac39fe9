/**
 * Bookings. The unique index on learner and idempotency key makes one of two parallel repeats fail.
 */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { scheduleColumns } from "./schedule-columns.repository.ts";
import type { BookingContent } from "./schedule-wire.ts";

export interface StoredBooking extends BookingContent {
  id: string;
  createdAt: EpochMs;
}

export type BookingRepository = ReturnType<typeof createBookingRepository>;

export function createBookingRepository(db: Database) {
  async function findByKey(learnerId: string, key: string): Promise<StoredBooking | null> {
    const [row] = await db
      .select(scheduleColumns)
      .from(schedules)
      .where(and(eq(schedules.learnerId, learnerId), eq(schedules.idempotencyKey, key)));
    return row ?? null;
  }

  return {
    findByKey,

    /** Stores `booking` and returns it, or the one that is already stored under the learner's key. */
    async add(
      learnerId: string,
      booking: StoredBooking,
      idempotencyKey: string | null,
    ): Promise<StoredBooking> {
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
