/**
 * Translates between a schedule's columns and the field names of the contract, in both directions.
 */
import type { Booking, Schedule } from "@codetale/contract/schedules";
import { toTimestamp, type PublicProfile } from "@codetale/contract/values";
import { shownName } from "@codetale/domain/identity/shown-name";
import type { BookedTimes } from "@codetale/domain/schedules/booking";
import { requestsOf, type RequestName } from "@codetale/domain/schedules/requests";
import { photoAddress } from "#core/photo-address";
import type { ScheduleRow } from "./schedule-facts.repository.ts";

/** The columns that a booking sets. */
export type BookingContent = Pick<
  ScheduleRow,
  | keyof BookedTimes
  | RequestName
  | "timeZone"
  | "difficulty"
  | "language"
  | "numberOfQuestions"
  | "company"
  | "mode"
>;

export interface ScheduleRowWithProfiles extends ScheduleRow {
  learnerName: string | null;
  learnerPhotoId: string | null;
  coderName: string | null;
  coderPhotoId: string | null;
}

export function toContent(booking: Booking, { startsAt, endsAt }: BookedTimes): BookingContent {
  return {
    startsAt,
    endsAt,
    timeZone: booking.timeZone,
    difficulty: booking.difficulty,
    language: booking.language,
    numberOfQuestions: booking.questions,
    company: booking.company,
    mode: booking.onCampus,
    ...requestsOf(booking),
  };
}

export function toSchedule(row: ScheduleRowWithProfiles): Schedule {
  return {
    id: row.id,
    scheduleID: row.id,
    startTimestamp: toTimestamp(row.startsAt),
    endTimestamp: toTimestamp(row.endsAt),
    createdAt: toTimestamp(row.createdAt),
    timeZone: row.timeZone,
    difficulty: row.difficulty,
    language: row.language,
    numberOfQuestions: row.numberOfQuestions,
    company: row.company,
    onCampus: row.mode,
    coder_assigned:
      row.coderId === null
        ? null
        : profileOf(row.coderId, shownName(row.coderName, "coder"), row.coderPhotoId),
    started: row.startedAt !== null,
    completed: row.completedAt !== null,
    cancelled: cancellation(row),
    paidWithCredit: row.paidWithCreditOf !== null,
    handedBack: row.leftCoderId === null ? null : { reason: row.leftReason },
    revision: row.revision,
    subscribers: [
      {
        ...profileOf(row.learnerId, shownName(row.learnerName, "user"), row.learnerPhotoId),
        paymentStatus: row.paidAt === null ? "Unpaid" : "Paid",
        ...requestsOf(row),
      },
    ],
  };
}

/** What accounts that share a schedule see of each other in it. */
export function profileOf(uid: string, name: string, photoId: string | null): PublicProfile {
  return { uid, name, photoURL: photoAddress(photoId) };
}

function cancellation({
  cancelledAt,
  cancelledBy,
  cancelReason: reason,
  refund,
  refundedAt,
}: ScheduleRow): Schedule["cancelled"] {
  if (cancelledAt === null || cancelledBy === null || refund === null) return null;
  const isRefunded = refundedAt !== null;
  return { at: toTimestamp(cancelledAt), by: cancelledBy, reason, refund, refunded: isRefunded };
}
