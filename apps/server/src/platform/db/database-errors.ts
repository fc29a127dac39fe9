/** Recognises the database's refusals: violated constraints, missing references, missing tables. */

const UNIQUE = "23505";
const MISSING_REFERENCE = "23503";
const EXCLUSION = "23P01";
const MISSING_TABLE = "42P01";

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return violates(error, UNIQUE, constraint);
}

export function isExclusionViolation(error: unknown, constraint: string): boolean {
  return violates(error, EXCLUSION, constraint);
}

export function isMissingReference(error: unknown): boolean {
  return causesOf(error).some((at) => "code" in at && at.code === MISSING_REFERENCE);
}

export function isMissingTable(error: unknown): boolean {
  return causesOf(error).some((at) => "code" in at && at.code === MISSING_TABLE);
}

/** The errors of both drivers carry `code` and `constraint`; drizzle wraps them as `cause`. */
function violates(error: unknown, code: string, constraint: string): boolean {
  return causesOf(error).some(
    (at) => "code" in at && at.code === code && "constraint" in at && at.constraint === constraint,
  );
}

/** An error followed by its chain of causes. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
