/** The values of the booking form, as text until they are validated. */

export interface BookingForm {
  day: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  questions: string;
  company: string;
  onCampus: string;
  difficulty: string;
  language: string;
  otherRequests: string;
}

export type BookingField = keyof BookingForm;

/** The message for each invalid field. */
export type BookingFieldErrors = Partial<Record<BookingField, string>>;

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
  "otherRequests",
] as const satisfies readonly BookingField[];

export function blankBooking(timeZone: string): BookingForm {
  return {
    day: "",
    startTime: "",
    endTime: "",
    timeZone,
    questions: "",
    company: "",
    onCampus: "",
    difficulty: "",
    language: "",
    otherRequests: "",
  };
}
