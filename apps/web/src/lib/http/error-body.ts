/**
 * Validates the body of a refusal by hand, so that the browser needs no schema library. A reason
 * that this build does not know is kept, since its message can still be shown.
 */
import type { ErrorBody, FieldError } from "@codetale/contract/error-body";

/** @returns null where the body is not ours, such as a proxy's page */
export function readErrorBody(answer: unknown): ErrorBody | null {
  return isErrorBody(answer) ? answer : null;
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  if (!isRecord(answer)) return false;
  const { success, errors, retryAfterMs } = answer;
  return (
    success === false &&
    texts.every((name) => typeof answer[name] === "string") &&
    (errors === undefined || (Array.isArray(errors) && errors.every(isFieldError))) &&
    (retryAfterMs === undefined || Number.isFinite(retryAfterMs))
  );
}

const texts = ["code", "reason", "message", "requestId"];

function isFieldError(error: unknown): error is FieldError {
  return (
    isRecord(error) && typeof error["path"] === "string" && typeof error["message"] === "string"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
