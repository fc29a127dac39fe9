import { AppError } from "#core/app-error";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns the id as the database writes it, or null when it can be no schedule's */
export function canonicalId(id: string): string | null {
  return uuid.test(id) ? id.toLowerCase() : null;
}

/** @throws AppError `chat/unknown` for what can be no schedule's id */
export function requireCanonicalId(id: string): string {
  const canonical = canonicalId(id);
  if (canonical === null) throw new AppError("chat/unknown");
  return canonical;
}
