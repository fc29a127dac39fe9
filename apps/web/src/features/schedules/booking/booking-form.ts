/** The values of the booking form, as text until they are validated. */
import { requestNames } from "@codetale/domain/schedules/requests";

/** In the order of the form. */
export const bookingFields = [
  "day",
  "startTime",
  "endTime",
  "timeZone",
  "questions",
  "company",
  "onCampus",
  "difficulty",
  "language",
  ...requestNames,
] as const;

export type BookingField = (typeof bookingFields)[number];
export type BookingForm = Record<BookingField, string>;

/** What changes at once: a pressed slot sets the start and the end. */
export type BookingEdit = Partial<BookingForm>;

/** The message for each invalid field. */
export type BookingFieldErrors = Partial<Record<BookingField, string>>;

export function blankBooking(timeZone: string): BookingForm {
  const blank = Object.fromEntries(bookingFields.map((field) => [field, ""])) as BookingForm;
  return { ...blank, timeZone };
}
