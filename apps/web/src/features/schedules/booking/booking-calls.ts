/** The two calls of a booking, which store their progress in the attempt. */
import { payWithCode } from "@codetale/contract/payments";
import { addSchedule } from "@codetale/contract/schedules";
import { ApiError, call } from "#lib/http/api-client";
import { attemptOf, bookingAttempt, newAttempt } from "./booking-attempt.ts";
import type { BookingBody } from "./check-booking.ts";

/**
 * Books a schedule; repeating it after a lost answer changes nothing.
 *
 * @throws ApiError
 */
export async function book(uid: string, body: BookingBody): Promise<void> {
  const attempt = attemptOf(uid) ?? newAttempt(uid);
  bookingAttempt.set(attempt);
  const { scheduleId, message } = await call(addSchedule, {
    headers: { "idempotency-key": attempt.key },
    body: { uid, ...body },
  }).catch((error: unknown) => {
    // The key belongs to a booking with other details; the next submission needs a new one.
    if (isKeyReused(error)) bookingAttempt.set(null);
    throw error;
  });
  bookingAttempt.set({ ...attempt, booked: { scheduleId, message } });
}

/**
 * Pays for the booked schedule; repeating it changes nothing.
 *
 * @throws ApiError
 */
export async function payForBooking(uid: string, code: string): Promise<void> {
  const attempt = attemptOf(uid);
  if (!attempt?.booked) throw new Error("nothing is booked yet");
  const { scheduleId } = attempt.booked;
  await call(payWithCode, { body: { user_id: uid, pay_code: code, scheduleId } });
  bookingAttempt.set({ ...attempt, isPaid: true });
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "booking/key-reused";
}
