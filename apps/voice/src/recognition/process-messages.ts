/** What crosses between the calls and the programs that decode and recognise. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { RecordingErrorCode } from "./audio/recording-error.ts";

export interface DecodeRequest {
  file: Uint8Array;
}

export type DecodeReply =
  /** At 16 kHz, cut to the speech; null where there is none. */
  | { id: number; speech: Float32Array | null }
  | { id: number; problem: { code: RecordingErrorCode; message: string } };

export interface RecognitionRequest {
  speech: Float32Array;
  language: StoryLanguage;
  /** In the order of the story; there may be none. */
  choices: readonly string[];
}

export type RecognitionReply =
  { id: number; recognition: RecognitionResult } | { id: number; problem: string };

export interface RecognitionResult {
  /** What was said, as far as it was understood. */
  text: string;
  /** The place of the choice that was meant. */
  choice: number | null;
}
