/**
 * Logs a failure to the browser's console, for developers; the screen shows its own message.
 *
 * @param what what failed; must not contain user input
 */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- The one place where the app writes to the console.
  console.error(what, error);
}
