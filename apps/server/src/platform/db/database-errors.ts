/** Recognises the database's refusals: violated constraints, missing references, missing tables. */

const MISSING_REFERENCE = "23503";
const MISSING_TABLE = "42P01";

/** The errors of both drivers carry `code` and `constraint`; drizzle wraps them as `cause`. */
export function violates(error: unknown, constraint: string): boolean {
  return causesOf(error).some((at) => "constraint" in at && at.constraint === constraint);
}

export function isMissingReference(error: unknown): boolean {
  return hasCode(error, MISSING_REFERENCE);
}

export function isMissingTable(error: unknown): boolean {
  return hasCode(error, MISSING_TABLE);
}

function hasCode(error: unknown, code: string): boolean {
  return causesOf(error).some((at) => "code" in at && at.code === code);
}

/** An error followed by its chain of causes. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
