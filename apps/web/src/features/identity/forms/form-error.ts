/** What a form says when it cannot go on. */
import { ApiError } from "#lib/http/api-client";

export interface FormError<Field extends string> {
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

export function formError<Field extends string>(
  message: string,
  ...fields: Field[]
): FormError<Field> {
  return { message, fields, waitMs: null };
}

/**
 * Words a failed call: in its own words where `blame` lists its reason or where any call may meet
 * it, in `otherwise` for all the rest. A lost connection is told as what it made fail and why.
 *
 * @param blame the reasons this screen knows, each with the fields to blame
 */
export function formErrorOf<Field extends string>(
  error: unknown,
  blame: Blame<Field>,
  otherwise: string,
): FormError<Field> {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return formError(otherwise);
  }
  const fields = blame[error.reason] ?? metByAnyCall[error.reason];
  if (fields) return inItsOwnWords(error, fields);
  return formError(isLost(error) ? `${otherwise} ${error.message}` : otherwise);
}

/** Like `problemOf`, but keeps the words of whatever the server itself answered. */
export function serverFormErrorOf<Field extends string>(
  error: unknown,
  blame: Blame<Field>,
  otherwise: string,
): FormError<Field> {
  if (error instanceof ApiError && error.reason !== "bad-answer" && !isLost(error))
    return inItsOwnWords(error, blame[error.reason] ?? []);
  return formErrorOf(error, blame, otherwise);
}

/** Whether the server was not reached, or not heard. */
function isLost({ reason }: ApiError): boolean {
  return reason === "network-request-failed";
}

const metByAnyCall: Partial<Record<Reason, readonly never[]>> = {
  "request/too-many": [],
  "server/busy": [],
};

function inItsOwnWords<Field extends string>(
  { message, retryAfterMs }: ApiError,
  fields: readonly Field[],
): FormError<Field> {
  // Where waiting helps, no other text in the field would.
  return { message, fields: retryAfterMs === null ? fields : [], waitMs: retryAfterMs };
}
