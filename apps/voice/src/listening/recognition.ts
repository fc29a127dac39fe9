/** What crosses between the calls and the programs that decode and recognise. */
import type { StoryLanguage } from "@codetale/domain/stories/storyteller/languages";
import type { AudioProblemCode } from "./audio/audio-problem.ts";

export interface DecodingQuestion {
  file: Uint8Array;
}

export type DecodingAnswer =
  /** At 16 kHz, cut to where somebody spoke; null where nobody did. */
  | { id: number; speech: Float32Array | null }
  | { id: number; problem: { code: AudioProblemCode; message: string } };

export interface RecognitionQuestion {
  speech: Float32Array;
  language: StoryLanguage;
  /** In the order of the story; there may be none. */
  choices: readonly string[];
}

export type RecognitionAnswer =
  { id: number; recognition: Recognition } | { id: number; problem: string };

export interface Recognition {
  /** What was said, as far as it was understood. */
  text: string;
  /** The place of the choice that was meant. */
  choice: number | null;
}
