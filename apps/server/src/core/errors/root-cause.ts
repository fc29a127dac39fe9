/**
 * The innermost cause in words: drivers wrap it in errors that only name the statement or call that
 * failed.
 */
export function rootCauseOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return rootCauseOf(error.cause);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
