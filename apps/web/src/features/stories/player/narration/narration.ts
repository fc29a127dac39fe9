/** Who reads a story aloud, seen from the player. */
import type { NarrationAudio } from "../scenes/narrated-scene.ts";

export interface NarrationRequest {
  /** What is heard, and stands in the caption. */
  text: string;
  /** As the story names it: `en`, or words such as `Portuguese`. */
  language: string;
  audio: NarrationAudio | null;
  /** When each word of the audio begins, in milliseconds; null where nobody knows. */
  wordStarts: readonly number[] | null;
}

export interface NarrationListener {
  /** The word that is heard now, by its place in the text. */
  onWord: (word: number) => void;
  onDone: () => void;
  /** The browser wants a press before anything sounds; `resume` then begins. */
  onBlocked: () => void;
  /** This voice cannot read it, or broke off. */
  onFailed: () => void;
}

/** A reading that is under way. */
export interface ActiveNarration {
  pause: () => void;
  resume: () => void;
  /** Ends it; the listener hears nothing more. */
  stop: () => void;
}

export type Speak = (reading: NarrationRequest, listener: NarrationListener) => ActiveNarration;
