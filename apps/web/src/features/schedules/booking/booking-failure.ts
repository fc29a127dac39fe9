/** Why booking or paying came to nothing, and what the screen says about it where. */
import { failures } from "@codetale/contract/errors";
import { ApiError } from "#lib/http/api-client";
import { words } from "../words.ts";
import { bookingFields, type BookingField, type BookingFieldErrors } from "./booking-form.ts";

export interface BookingFailure {
  /** What to say about the whole; null when the fields say it all. */
  message: string | null;
  problems: BookingFieldErrors;
  /** What is wrong with the payment code, if it is to blame. */
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

/** Reads the failure of a call. */
export function bookingFailure(error: Error): BookingFailure {
  if (!(error instanceof ApiError)) {
    return { ...noFailure, message: failures["server/failed"].message };
  }
  const problems = blamedFields(error);
  const isSaidByFields = error.reason === "request/invalid" && Object.keys(problems).length > 0;
  const message = isSaidByFields ? null : error.message;
  return { ...noFailure, problems, message, ...readings[error.reason]?.(error) };
}

/** The topmost field to blame; null when it is none of them. */
export function firstBlamed({ problems, codeProblem }: BookingFailure): BlamedField | null {
  const field = bookingFields.find((name) => problems[name] !== undefined);
  return field ?? (codeProblem === null ? null : "payCode");
}

/** What is left of a failure after `field` was changed; with the last problem the message goes. */
export function withoutProblems(failure: BookingFailure, field: BookingField): BookingFailure {
  if (Object.keys(failure.problems).length === 0) return failure;
  const problems = { ...failure.problems };
  for (const name of times.includes(field) ? times : [field]) delete problems[name];
  const message = Object.keys(problems).length === 0 ? null : failure.message;
  return { ...failure, problems, message };
}

/** A problem of one of these may be solved in any of them. */
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
