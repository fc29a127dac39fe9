/**
 * PostgreSQL refuses to compare a `uuid` column with any other text, so ids of requests are
 * checked.
 */
const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(id: string): boolean {
  return form.test(id);
}
