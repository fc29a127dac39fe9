/** Why booking or paying failed, and the messages that the screen shows about it. */
import { failures } from "@codetale/contract/errors";
import { ApiError } from "#lib/http/api-client";
import { words } from "../words.ts";
import { bookingFields } from "./booking-form.ts";

/** In the order of the screen. */
const fields = [...bookingFields, "payCode"] as const;

export type PaidBookingField = (typeof fields)[number];

export interface BookingFailure {
  /** Message about the form as a whole; null when the fields' messages suffice. */
  message: string | null;
  /** The message for each wrong field. */
  problems: Partial<Record<PaidBookingField, string>>;
  needsSignIn: boolean;
}

export const noFailure: BookingFailure = { message: null, problems: {}, needsSignIn: false };

/** The messages for the error of a failed call. */
export function bookingFailure(error: Error): BookingFailure {
  if (!(error instanceof ApiError)) {
    return { ...noFailure, message: failures["server/failed"].message };
  }
  const { message, reason } = error;
  const problems = problemsIn(error);
  const isSaidByFields = reason === "request/invalid" && Object.keys(problems).length > 0;
  const failure = { ...noFailure, problems, message: isSaidByFields ? null : message };
  return { ...failure, ...readings[reason]?.(message) };
}

/** The first wrong field in the order of the screen. */
export function firstWrongField({ problems }: BookingFailure): PaidBookingField | undefined {
  return fields.find((field) => problems[field] !== undefined);
}

/** The messages that are left after `edited` fields changed; without field messages, none. */
export function withoutProblems(
  failure: BookingFailure,
  edited: readonly PaidBookingField[],
): BookingFailure {
  if (firstWrongField(failure) === undefined) return failure;
  const problems = { ...failure.problems };
  const solved = edited.some((field) => times.has(field)) ? [...times, ...edited] : edited;
  for (const name of solved) delete problems[name];
  const isSolved = firstWrongField({ ...failure, problems }) === undefined;
  return { ...failure, problems, message: isSolved ? null : failure.message };
}

/** An error in one of these may be solved by editing any of them. */
const times: ReadonlySet<PaidBookingField> = new Set(["day", "startTime", "endTime", "timeZone"]);

const readings: Partial<Record<ApiError["reason"], (message: string) => Partial<BookingFailure>>> =
  {
    "session/required": () => ({ needsSignIn: true }),
    "session/expired": () => ({ needsSignIn: true }),
    "payment/wrong-code": (message) => ({ message: null, problems: { payCode: message } }),
    "access/wrong-person": () => ({ message: words.learnersOnly }),
    "booking/key-reused": () => ({ message: words.bookedWithOtherDetails }),
  };

function problemsIn({ errors }: ApiError): BookingFailure["problems"] {
  const problems: BookingFailure["problems"] = {};
  for (const field of bookingFields) {
    const error = errors.find(({ path }) => path === field);
    if (error) problems[field] = error.message;
  }
  return problems;
}
