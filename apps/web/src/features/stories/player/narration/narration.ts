/** What the player asks of a voice, and what it reports. */
import type { NarrationAudio } from "../scenes/narrated-scene.ts";

/** A text to read aloud. */
export interface NarrationRequest {
  /** The text of the caption. */
  text: string;
  /** As the story names it: `en`, or words such as `Portuguese`. */
  language: string;
  audio: NarrationAudio | null;
  /** When each word of the audio begins, in milliseconds; null where it is unknown. */
  wordStarts: readonly number[] | null;
}

/** `onDone` and `onFailed` end the narration; nothing is called after either. */
export interface NarrationListener {
  /** Index in `captionWords` of the word that is heard now. */
  onWord: (word: number) => void;
  onDone: () => void;
  /** The browser plays no sound before a press; `resume` then begins. */
  onBlocked: () => void;
  /** This voice cannot read the text, or broke off. */
  onFailed: () => void;
}

/** A narration under way. */
export interface ActiveNarration {
  pause: () => void;
  resume: () => void;
  /** Ends it; the listener is not called again. */
  stop: () => void;
}

/** How voices read; 1 is a voice's own rate and full volume. */
export interface Delivery {
  rate: number;
  volume: number;
}

export const plainDelivery: Delivery = { rate: 1, volume: 1 };

/** Begins to read with one kind of voice. */
export type Speak = (request: NarrationRequest, listener: NarrationListener) => ActiveNarration;
