/**
 * What the service worker says to a page when one of the browser's notifications is tapped:
 * `{ openScreen }`, path and query of the screen that it is about.
 *
 * @returns null for any other message
 */
export function readOpenScreen(message: unknown): string | null {
  if (typeof message !== "object" || message === null || !("openScreen" in message)) return null;
  return typeof message.openScreen === "string" ? message.openScreen : null;
}
