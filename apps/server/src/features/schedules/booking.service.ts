/** Booking a schedule. */
import { randomUUID } from "node:crypto";
import type { Booking } from "@codetale/contract/schedules";
import {
  bookTimes,
  type BookedTimes,
  type BookingProblem,
  type BookingTimes,
} from "@codetale/domain/schedules/booking";
import { bookedText, bookingProblemText } from "@codetale/domain/schedules/wording";
import type { EpochMs } from "@codetale/domain/time";
import { requirePerson, requireSelf, type Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { toContent, type BookingContent } from "./schedule-wire.ts";
import type { SchedulesContext } from "./schedules-context.ts";

export function createBooking({ schedules, live, clock }: SchedulesContext) {
  return {
    /**
     * Books an unpaid schedule. A repeat with the same idempotency key returns the stored booking.
     *
     * @throws AppError `access/wrong-person`, `access/denied`, `request/invalid`,
     *   `booking/key-reused`
     */
    async book(actor: Actor, booking: Booking, idempotencyKey: string | null) {
      requirePerson(actor, "user");
      requireSelf(actor, booking.uid);
      const earlier = idempotencyKey && (await schedules.findByKey(actor.uid, idempotencyKey));
      // A repeat is validated at the time of the first call, because its start may have passed
      // since.
      const createdAt = earlier ? earlier.createdAt : clock.now();
      const content = toContent(booking, bookedTimes(booking, createdAt));
      const wanted = { id: randomUUID(), createdAt, ...content };

      const stored = earlier || (await schedules.add(actor.uid, wanted, idempotencyKey));
      if (!isSameContent(stored, content)) throw new AppError("booking/key-reused");
      if (stored.id === wanted.id) {
        live.toAccounts([actor.uid], "schedule:changed", { scheduleId: stored.id });
      }
      return { scheduleId: stored.id, message: bookedText(stored, stored.timeZone) };
    },
  };
}

/** @throws AppError `request/invalid` naming the wrong field */
function bookedTimes(times: BookingTimes, now: EpochMs): BookedTimes {
  const booked = bookTimes(times, now);
  if ("reason" in booked) throw notBookable(booked);
  return booked;
}

function notBookable({ field, reason }: BookingProblem): AppError {
  const message = bookingProblemText[reason];
  return new AppError("request/invalid", { message, errors: [{ path: field, message }] });
}

function isSameContent(stored: BookingContent, wanted: BookingContent): boolean {
  const names = Object.keys(wanted) as (keyof BookingContent)[];
  return names.every((name) => stored[name] === wanted[name]);
}
