/** The errors of playback, with the messages that are shown. */

const messages = {
  fetch: "Failed to fetch scene/audio.",
  "no-scene": "No scene data received from backend.",
  microphone: "Microphone access denied or not available.",
  "no-audio": "No audio recorded. Please try again.",
  "not-recognised": "Could not recognize your speech. Please try again.",
} as const;

export interface PlayerError {
  kind: keyof typeof messages | "not-sent";
  message: string;
  /** The server's own message; null where it gave none. */
  detail: string | null;
}

/** @param detail the server's own message, where it gave one */
export function playerError(
  kind: keyof typeof messages,
  detail: string | null = null,
): PlayerError {
  return { kind, message: messages[kind], detail };
}
