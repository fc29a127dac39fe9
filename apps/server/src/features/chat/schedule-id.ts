import { AppError } from "#core/app-error";
import { isUuid } from "#core/uuid";

/** @returns the id in the database's spelling, or null when it is not a UUID */
export function canonicalId(id: string): string | null {
  return isUuid(id) ? id.toLowerCase() : null;
}

/** @throws AppError `chat/unknown` when `id` is not a UUID */
export function requireCanonicalId(id: string): string {
  const canonical = canonicalId(id);
  if (canonical === null) throw new AppError("chat/unknown");
  return canonical;
}
