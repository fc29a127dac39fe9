/** Errors of the identity forms. */
import { ApiError } from "#lib/http/api-client";

export interface FormError<Field extends string> {
  message: string;
  /** The wrong fields; the first gets the focus. */
  fields: readonly Field[];
  /** Text below each wrong field; by default the message, or that the field is missing. */
  notes?: Partial<Record<Field, string>>;
  /** Milliseconds until another try can succeed; null when it can at once. */
  waitMs: number | null;
}

type Reason = ApiError["reason"];
/** The fields that each failure's reason marks as wrong; empty for an error above the button. */
export type Blame<Field extends string> = Partial<Record<Reason, readonly Field[]>>;

export function formError<Field extends string>(
  message: string,
  ...fields: Field[]
): FormError<Field> {
  return { message, fields, waitMs: null };
}

/**
 * The error that a form shows for a failed call: with the failure's own message where `blame` lists
 * its reason or any call may fail by it, else with `otherwise`. A lost connection is reported as
 * what failed and why.
 *
 * @param blame the reasons that this form knows, each with the wrong fields
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

/** Like `formErrorOf`, but with the failure's own message for every answer of the server. */
export function serverFormErrorOf<Field extends string>(
  error: unknown,
  blame: Blame<Field>,
  otherwise: string,
): FormError<Field> {
  if (error instanceof ApiError && error.reason !== "bad-answer" && !isLost(error))
    return inItsOwnWords(error, blame[error.reason] ?? []);
  return formErrorOf(error, blame, otherwise);
}

/** Whether the server was not reached, or its answer was lost. */
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
  // Where the user has to wait, no other input would help, so no field is marked.
  return { message, fields: retryAfterMs === null ? fields : [], waitMs: retryAfterMs };
}
