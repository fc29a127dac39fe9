/** What a form says when it cannot go on. */
import { ApiError } from "#lib/api-client";

export interface Problem<Field extends string> {
  message: string;
  /** The fields to blame, the first of which gets the focus. */
  fields: readonly Field[];
  /** What is said beneath each field; without it the message, or that the field is missing. */
  notes?: Partial<Record<Field, string>>;
  /** How long until trying again makes sense; null when at once. */
  waitMs: number | null;
}

type Reason = ApiError["reason"];
export type Blame<Field extends string> = Partial<Record<Reason, readonly Field[]>>;

export function problem<Field extends string>(message: string, ...fields: Field[]): Problem<Field> {
  return { message, fields, waitMs: null };
}

/**
 * Words a failed call: in its own words where `blame` lists its reason or where any call may meet
 * it, in `otherwise` for all the rest.
 *
 * @param blame the reasons this screen knows, each with the fields to blame
 */
export function problemOf<Field extends string>(
  error: unknown,
  blame: Blame<Field>,
  otherwise: string,
): Problem<Field> {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return problem(otherwise);
  }
  const fields = blame[error.reason] ?? metByAnyCall[error.reason];
  return fields ? inItsOwnWords(error, fields) : problem(otherwise);
}

/** Like `problemOf`, but keeps the words of whatever the server itself answered. */
export function serverProblemOf<Field extends string>(
  error: unknown,
  blame: Blame<Field>,
  otherwise: string,
): Problem<Field> {
  if (error instanceof ApiError && error.reason !== "bad-answer")
    return inItsOwnWords(error, blame[error.reason] ?? []);
  return problemOf(error, blame, otherwise);
}

const metByAnyCall: Partial<Record<Reason, readonly never[]>> = {
  "network-request-failed": [],
  "request/too-many": [],
  "server/busy": [],
};

function inItsOwnWords<Field extends string>(
  { message, retryAfterMs }: ApiError,
  fields: readonly Field[],
): Problem<Field> {
  // Where waiting helps, no other text in the field would.
  return { message, fields: retryAfterMs === null ? fields : [], waitMs: retryAfterMs };
}
