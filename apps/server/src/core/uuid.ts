/** Ids of the wire that may be compared with a `uuid` column: the database refuses all others. */
const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(id: string): boolean {
  return form.test(id);
}
