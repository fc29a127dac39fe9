/** The errors of playback; `words/` has their messages. */
import type { PlayerWords } from "../words/player-words.ts";

export interface PlayerError {
  kind: keyof PlayerWords["errors"] | "not-sent";
  /** The server's own message, in English; null where it gave none. */
  detail: string | null;
}

export function playerError(
  kind: PlayerError["kind"],
  detail: PlayerError["detail"] = null,
): PlayerError {
  return { kind, detail };
}

export function messageOf({ kind, detail }: PlayerError, words: PlayerWords): string {
  return kind === "not-sent" ? words.notSent(detail ?? "") : words.errors[kind];
}
