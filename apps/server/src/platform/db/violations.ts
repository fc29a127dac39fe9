/** Constraint violations, by which the database decides races. */

const UNIQUE = "23505";
const EXCLUSION = "23P01";

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return violates(error, UNIQUE, constraint);
}

export function isExclusionViolation(error: unknown, constraint: string): boolean {
  return violates(error, EXCLUSION, constraint);
}

/** Both drivers' errors carry `code` and `constraint`; drizzle wraps them as `cause`. */
function violates(error: unknown, code: string, constraint: string): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && at.code === code && "constraint" in at && at.constraint === constraint) {
      return true;
    }
  }
  return false;
}
