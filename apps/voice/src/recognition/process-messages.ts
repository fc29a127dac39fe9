/** Messages between the service and the processes that decode and recognize. */
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
  /** Texts of the choices in the order of the story; may be empty. */
  choices: readonly string[];
}

export type RecognitionReply =
  { id: number; recognition: RecognitionResult } | { id: number; problem: string };

export interface RecognitionResult {
  /** The transcript. */
  text: string;
  /** Index of the choice that was meant. */
  choice: number | null;
}
