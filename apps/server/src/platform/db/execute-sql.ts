/**
 * Runs statements of a library that brings its own SQL, as text with `$1`, `$2` for its values.
 *
 * @throws DrizzleQueryError
 */
export type ExecuteSql = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;
