/** The rows of the table of failures, by what they have in common. */

export interface Failure {
  code: string;
  status: 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 413 | 416 | 429 | 431 | 500 | 503;
  message: string;
  retryable: boolean;
}

export function row(
  code: string,
  status: Failure["status"],
  message: string,
  retryable = false,
): Failure {
  return { code, status, message, retryable };
}

/** Rows that differ in their message alone. */
const rowsOf =
  (code: string, status: Failure["status"], retryable = false) =>
  (message: string) =>
    row(code, status, message, retryable);

export const invalid = rowsOf("invalid-argument", 400);
export const denied = rowsOf("permission-denied", 403);
export const notFound = rowsOf("not-found", 404);
export const refused = rowsOf("failed-precondition", 409);
export const taken = rowsOf("already-exists", 409);
export const tooLarge = rowsOf("resource-exhausted", 413);
export const tooMany = rowsOf("resource-exhausted", 429, true);
export const unavailable = rowsOf("unavailable", 503, true);
export const tooManyTries = rowsOf("auth/too-many-requests", 429, true);
export const expired = rowsOf("auth/expired-action-code", 400);
