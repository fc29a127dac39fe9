import {
  bookTimes,
  type BookedTimes,
  type BookingProblem,
  type BookingTimes,
} from "@codetale/domain/schedules/booking";
import { bookingProblemText } from "@codetale/domain/schedules/wording";
import type { EpochMs } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";

/** @throws AppError `request/invalid` naming the wrong field */
export function requireBookable(times: BookingTimes, now: EpochMs): BookedTimes {
  const booked = bookTimes(times, now);
  if ("reason" in booked) throw notBookable(booked);
  return booked;
}

function notBookable({ field, reason }: BookingProblem): AppError {
  const message = bookingProblemText[reason];
  return new AppError("request/invalid", { message, errors: [{ path: field, message }] });
}
