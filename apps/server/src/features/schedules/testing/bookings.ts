import { addSchedule, type Booking } from "@codetale/contract/schedules";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Actor } from "#core/access/actor";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { send } from "#testing/http";

/** From when on the form may be sent. */
export const formNow = Date.parse("2026-11-01T00:00Z");

/** A form that is filled in well. */
export const aBookingForm = {
  day: "2026-12-01",
  startTime: "14:00",
  endTime: "15:30",
  timeZone: "Asia/Kolkata",
  questions: 3,
  company: "Acme",
  onCampus: "On Campus",
  difficulty: "Medium",
  language: "C++",
} satisfies Partial<Booking>;

interface BookingCall {
  as: Actor | null;
  idempotencyKey: string | null;
  /** On top of the form. */
  body: Record<string, unknown>;
}

export function sendBooking(app: FastifyInstance, { as, idempotencyKey, body }: BookingCall) {
  return send(app, addSchedule, {
    as,
    headers: idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey },
    body: { ...aBookingForm, ...body },
  });
}

export function bookingsOf(db: Database, learnerId: string) {
  return db.select().from(schedules).where(eq(schedules.learnerId, learnerId));
}
