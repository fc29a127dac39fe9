/** Validates the booking form before it is sent; the server validates it again. */
import type { Booking } from "@codetale/contract/schedules";
import { MISSING } from "@codetale/contract/values";
import {
  bookTimes,
  difficulties,
  durationMinutes,
  meantTimes,
  programmingLanguages,
  modes,
  MOST_QUESTIONS,
  type BookedTimes,
  type Difficulty,
  type ProgrammingLanguage,
  type Mode,
} from "@codetale/domain/schedules/booking";
import { requestLabels, requestsOf } from "@codetale/domain/schedules/requests";
import { bookingProblemText } from "@codetale/domain/schedules/wording";
import type { EpochMs } from "@codetale/domain/time";
import { words } from "../words.ts";
import {
  bookingFields,
  type BookingField,
  type BookingForm,
  type BookingFieldErrors,
} from "./booking-form.ts";

/** What the form sends; `book` adds `uid`. */
export type BookingBody = Omit<Booking, "uid" | "duration" | "paymentStatus">;

export type CheckedBooking =
  | { body: BookingBody }
  /** `message` is about the form as a whole, if anything is. */
  | { problems: BookingFieldErrors; message: string | null };

/** @returns the body of the call, or the messages of all invalid fields */
export function checkBooking(form: BookingForm, now: EpochMs): CheckedBooking {
  const missing = bookingFields.filter((field) => isMissing(form, field));
  const problems: BookingFieldErrors = {
    ...timeError(form, now),
    ...questionsError(form),
    ...Object.fromEntries(missing.map((field) => [field, MISSING])),
  };
  if (Object.keys(problems).length > 0) {
    return { problems, message: missing.length > 0 ? words.fillIn : null };
  }

  const { day, startTime, endTime, timeZone, questions, company } = form;
  const { onCampus, difficulty, language } = form;
  return {
    body: {
      day,
      startTime,
      endTime,
      timeZone,
      questions: Number(questions),
      company: company.trim(),
      // One of the options, or it would have been reported as missing.
      onCampus: onCampus as Mode,
      difficulty: difficulty as Difficulty,
      language: language as ProgrammingLanguage,
      ...requestsOf(form),
    },
  };
}

/** Start and end, even in the past; null while the times are incomplete or invalid. */
export function bookingTimes(form: BookingForm): BookedTimes | null {
  const times = meantTimes(form);
  return "reason" in times ? null : times;
}

/** The length in minutes once both times are entered, with or without a day; null until then. */
export function bookingMinutes(form: BookingForm): number | null {
  const anyDay = { day: "2024-01-01", timeZone: "UTC" };
  const times = bookingTimes(form.day === "" ? { ...form, ...anyDay } : form);
  return times && durationMinutes(times);
}

const choices: Partial<Record<BookingField, readonly string[]>> = {
  onCampus: modes,
  difficulty: difficulties,
  language: programmingLanguages,
};

function isMissing(form: BookingForm, field: BookingField): boolean {
  if (field in requestLabels) return false;
  const typed = form[field].trim();
  return typed === "" || choices[field]?.includes(typed) === false;
}

function timeError(form: BookingForm, now: EpochMs): BookingFieldErrors {
  const times = bookTimes(form, now);
  return "reason" in times ? { [times.field]: bookingProblemText[times.reason] } : {};
}

function questionsError({ questions }: BookingForm): BookingFieldErrors {
  const isInRange = /^\d+$/.test(questions) && Number(questions) >= 1;
  if (isInRange && Number(questions) <= MOST_QUESTIONS) return {};
  return { questions: words.questionsOutOfRange };
}
