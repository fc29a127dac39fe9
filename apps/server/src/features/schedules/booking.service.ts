/** Booking a schedule. */
import { randomUUID } from "node:crypto";
import type { Booking } from "@codetale/contract/schedules";
import { bookedText } from "@codetale/domain/schedules/wording";
import { requirePerson, requireSelf, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { requireBookable } from "./booked-times.ts";
import { toContent, type BookingContent } from "./schedule-wire.ts";
import type { SchedulesContext } from "./schedules-context.ts";

export function createBooking({ schedules, live, clock }: SchedulesContext) {
  return {
    /**
     * Books an unpaid schedule. A repeat with the same idempotency key returns the stored booking.
     *
     * @throws AppError `access/wrong-person`, `access/denied`, `request/invalid`,
     *   `booking/key-reused`, `booking/overlaps`
     */
    async book(actor: Actor, booking: Booking, idempotencyKey: string | null) {
      requirePerson(actor, "user");
      requireSelf(actor, booking.uid);
      const earlier = idempotencyKey && (await schedules.findByKey(actor.uid, idempotencyKey));
      // A repeat is validated at the time of the first call, because its start may have passed
      // since.
      const createdAt = earlier ? earlier.createdAt : clock.now();
      const content = toContent(booking, requireBookable(booking, createdAt));
      const wanted = { id: randomUUID(), createdAt, ...content };

      const stored = earlier || (await schedules.add(actor.uid, wanted, idempotencyKey));
      if (stored === "overlaps") throw new AppError("booking/overlaps");
      if (!isSameContent(stored, content)) throw new AppError("booking/key-reused");
      if (stored.id === wanted.id) {
        live.toAccounts([actor.uid], "schedule:changed", { scheduleId: stored.id });
      }
      return { scheduleId: stored.id, message: bookedText(stored, stored.timeZone) };
    },
  };
}

function isSameContent(stored: BookingContent, wanted: BookingContent): boolean {
  const names = Object.keys(wanted) as (keyof BookingContent)[];
  return names.every((name) => stored[name] === wanted[name]);
}
