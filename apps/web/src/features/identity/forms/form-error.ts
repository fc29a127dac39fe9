/** Errors of the identity forms. */
import { MISSING } from "@codetale/contract/values";
import { durationText } from "@codetale/domain/duration-text";
import { ApiError } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";

export interface FormError<Field extends string> {
  /** Above the buttons; null where a note says it. */
  message: string | null;
  /** Below each wrong field; the first field gets the focus. */
  notes: Partial<Record<Field, string | undefined>>;
  /** Milliseconds until another try can succeed; null when it can at once. */
  waitMs: number | null;
  /** Of a failure that the operators' log has. */
  number?: string | null;
}

type Reason = ApiError["reason"];
/** The fields that each failure's reason marks as wrong; empty for an error above the buttons. */
export type Blame<Field extends string> = Partial<Record<Reason, readonly Field[]>>;

/** A message about one field is shown below it; about several, these are marked as missing. */
export function formError<Field extends string>(
  message: string,
  ...fields: readonly Field[]
): FormError<Field> {
  const isOfOneField = fields.length === 1;
  return {
    message: isOfOneField ? null : message,
    notes: notesFor(fields, () => (isOfOneField ? message : MISSING)),
    waitMs: null,
  };
}

export function notesFor<Field extends string>(
  fields: readonly Field[],
  noteOf: (field: Field) => string,
): FormError<Field>["notes"] {
  return Object.fromEntries(fields.map((field) => [field, noteOf(field)])) as Record<Field, string>;
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
  const message = isLost(error) ? `${otherwise} ${error.message}` : otherwise;
  return { ...formError(message), number: errorNumberOf(error) };
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
  error: ApiError,
  fields: readonly Field[],
): FormError<Field> {
  const { message, retryAfterMs: waitMs } = error;
  const number = errorNumberOf(error);
  if (waitMs === null) return { ...formError(message, ...fields), waitMs, number };
  // No other input would help, so no field is marked. How long to wait is counted down beneath.
  return { ...formError(message.replace(` ${durationText(waitMs)}`, "")), waitMs, number };
}
