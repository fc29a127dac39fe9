/**
 * How far the booking of the present form has got. It is kept from the first press on, so that
 * pressing again, after a lost reply or a reload, goes on instead of booking or paying twice.
 */
import { StoredValue } from "#lib/stored-value";
import { randomId } from "#lib/random-id";

export interface BookingAttempt {
  uid: string;
  /** Goes out as Idempotency-Key. */
  key: string;
  /** What the server answered to the booking; null while it has not. */
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

/** The attempt of that person; what somebody else left in this tab is not theirs to go on with. */
export function attemptOf(uid: string | undefined): BookingAttempt | null {
  const attempt = bookingAttempt.get();
  return attempt && attempt.uid === uid ? attempt : null;
}

export function newAttempt(uid: string): BookingAttempt {
  return { uid, key: randomId(), booked: null, isPaid: false };
}
