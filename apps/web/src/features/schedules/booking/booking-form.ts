/** What is typed into the booking form, as text until it is checked. */

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

/** What is wrong, in words, by the field to blame. */
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
