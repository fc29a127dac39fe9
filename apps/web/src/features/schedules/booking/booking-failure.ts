/** Why booking or paying failed, and the messages that the screen shows about it. */
import { failures } from "@codetale/contract/errors";
import { ApiError } from "#lib/http/api-client";
import { words } from "../words.ts";
import { bookingFields, type BookingField, type BookingFieldErrors } from "./booking-form.ts";

export interface BookingFailure {
  /** Message about the form as a whole; null when the fields' messages suffice. */
  message: string | null;
  problems: BookingFieldErrors;
  /** Message about the payment code; null when it is not wrong. */
  codeProblem: string | null;
  needsSignIn: boolean;
}

export type BlamedField = BookingField | "payCode";

export const noFailure: BookingFailure = {
  message: null,
  problems: {},
  codeProblem: null,
  needsSignIn: false,
};

/** The messages for the error of a failed call. */
export function bookingFailure(error: Error): BookingFailure {
  if (!(error instanceof ApiError)) {
    return { ...noFailure, message: failures["server/failed"].message };
  }
  const problems = blamedFields(error);
  const isSaidByFields = error.reason === "request/invalid" && Object.keys(problems).length > 0;
  const message = isSaidByFields ? null : error.message;
  return { ...noFailure, problems, message, ...readings[error.reason]?.(error) };
}

/** The first wrong field in the order of the form; null when none is. */
export function firstBlamed({ problems, codeProblem }: BookingFailure): BlamedField | null {
  const field = bookingFields.find((name) => problems[name] !== undefined);
  return field ?? (codeProblem === null ? null : "payCode");
}

/** The messages that are left after `field` was edited; without field messages, none. */
export function withoutProblems(failure: BookingFailure, field: BookingField): BookingFailure {
  if (Object.keys(failure.problems).length === 0) return failure;
  const problems = { ...failure.problems };
  for (const name of times.includes(field) ? times : [field]) delete problems[name];
  const message = Object.keys(problems).length === 0 ? null : failure.message;
  return { ...failure, problems, message };
}

/** An error in one of these may be solved by editing any of them. */
const times: readonly BookingField[] = ["day", "startTime", "endTime", "timeZone"];

const readings: Partial<Record<ApiError["reason"], (error: ApiError) => Partial<BookingFailure>>> =
  {
    "session/required": () => ({ needsSignIn: true }),
    "session/expired": () => ({ needsSignIn: true }),
    "payment/wrong-code": ({ message }) => ({ message: null, codeProblem: message }),
    "access/wrong-person": () => ({ message: words.learnersOnly }),
    "booking/key-reused": () => ({ message: words.bookedWithOtherDetails }),
  };

function blamedFields({ errors }: ApiError): BookingFieldErrors {
  const problems: BookingFieldErrors = {};
  for (const field of bookingFields) {
    const blame = errors.find(({ path }) => path === field);
    if (blame) problems[field] = blame.message;
  }
  return problems;
}
