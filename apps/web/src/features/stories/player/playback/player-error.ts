/** The errors of playback, with the messages that are shown. */

export type PlayerErrorKind =
  "fetch" | "no-scene" | "microphone" | "no-audio" | "not-recognised" | "not-sent";

export interface PlayerError {
  kind: PlayerErrorKind;
  message: string;
  /** The server's own message; null where it gave none. */
  detail: string | null;
}

const messages = {
  fetch: "Failed to fetch scene/audio.",
  "no-scene": "No scene data received from backend.",
  microphone: "Microphone access denied or not available.",
  "no-audio": "No audio recorded. Please try again.",
  "not-recognised": "Could not recognize your speech. Please try again.",
} as const satisfies Record<Exclude<PlayerErrorKind, "not-sent">, string>;

/** @param detail the server's own message, where it gave one */
export function playerError(
  kind: keyof typeof messages,
  detail: string | null = null,
): PlayerError {
  return { kind, message: messages[kind], detail };
}

/** @param why the message of the server's or the network's error */
export function recordingNotSent(why: string): PlayerError {
  return { kind: "not-sent", message: `Error sending audio: ${why}`, detail: null };
}
