/**
 * Notes a failure for whoever looks into a browser's console, beside what its screen says.
 *
 * @param what what could not be done; never what somebody typed
 */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- The one place where the app writes to the console.
  console.error(what, error);
}
