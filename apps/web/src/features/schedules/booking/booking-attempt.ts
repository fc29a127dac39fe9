/**
 * The progress of the current booking, stored from the first submission on, so that submitting
 * again, after a lost answer or a reload, continues instead of booking or paying twice.
 */
import { StoredValue } from "#lib/stored-value";
import { bookingDraft } from "./hooks/use-booking-draft.ts";

export interface BookingAttempt {
  uid: string;
  /** Sent as the header Idempotency-Key. */
  key: string;
  /** The server's answer to the booking; null until it arrives. */
  booked: { scheduleId: string; message: string } | null;
  isPaid: boolean;
}

export const bookingAttempt = new StoredValue<BookingAttempt>(
  "codetale-booking-attempt",
  (stored) => {
    const { uid, key, booked = null, isPaid = false } = (stored ?? {}) as Partial<BookingAttempt>;
    if (typeof uid !== "string" || typeof key !== "string") return null;
    return { uid, key, booked, isPaid };
  },
);

/** The attempt of the account `uid`; null when the stored one is another account's. */
export function attemptOf(uid: string | undefined): BookingAttempt | null {
  const attempt = bookingAttempt.get();
  return attempt && attempt.uid === uid ? attempt : null;
}

export function forgetBooking(): void {
  bookingAttempt.set(null);
  bookingDraft.set(null);
}

/** Call when a schedule was paid or cancelled elsewhere; ends the attempt that booked it. */
export function forgetBookingOf(scheduleId: string): void {
  if (bookingAttempt.get()?.booked?.scheduleId === scheduleId) forgetBooking();
}
