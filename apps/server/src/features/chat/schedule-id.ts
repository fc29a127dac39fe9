import { AppError } from "#core/app-error";
import { isUuid } from "#core/uuid";

/** @returns the id as the database writes it, or null when it can be no schedule's */
export function canonicalId(id: string): string | null {
  return isUuid(id) ? id.toLowerCase() : null;
}

/** @throws AppError `chat/unknown` for what can be no schedule's id */
export function requireCanonicalId(id: string): string {
  const canonical = canonicalId(id);
  if (canonical === null) throw new AppError("chat/unknown");
  return canonical;
}
