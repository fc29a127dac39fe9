/** Ports for speaking and listening; implemented under platform/. */

/** When a word is heard, in seconds from the beginning of the audio. */
export interface WordTiming {
  word: string;
  start: number;
  end: number;
}

/** A listener waits for it, may want it next, or will want it some day. */
export type SpeechPriority = "now" | "soon" | "later";

export interface SpeechRequest {
  text: string;
  /** `en`, `es`, `fr` or `hi`. */
  language: string;
  /** 0 is the narrator, from 1 on the characters: each has a voice, the same every time. */
  part: number;
  /** 1 is the voice's own; 0.85 (slower) to 1.1. */
  pace: number;
  priority: SpeechPriority;
  /** Aborts when a listener begins to wait for it. */
  hurry: AbortSignal;
  signal: AbortSignal;
}

export interface SpeechAudio {
  /** MP3. */
  audio: Uint8Array;
  /** One for each run of characters between white space; null where the provider does not tell. */
  words: readonly WordTiming[] | null;
}

/** One after the other, pieces are the whole: of the audio, and of the words where they are told. */
export type SpeechPiece = SpeechAudio;

export interface Speech {
  /**
   * @param onPiece is given each sentence once it is spoken, where the provider speaks sentence by
   *   sentence; none twice
   * @throws VoiceProblem; the signal's reason when it is aborted
   */
  speak(order: SpeechRequest, onPiece?: (piece: SpeechPiece) => void): Promise<SpeechAudio>;
}

export interface Recording {
  audio: Uint8Array;
  mimeType: string;
  /** `en`, `es`, `fr` or `hi`. */
  language: string;
  /** What may be answered. */
  expected: readonly string[];
  signal: AbortSignal;
}

export interface RecognitionResult {
  heard: "choice" | "other" | "silence";
  /** Which of the expected answers, where it was one. */
  index: number | null;
  /** As far as it was understood. */
  text: string;
}

export interface SpeechRecognizer {
  /** @throws VoiceProblem; the signal's reason when it is aborted */
  recognize(recording: Recording): Promise<RecognitionResult>;
  /**
   * Says that a recording in `language` is about to come.
   *
   * @throws VoiceProblem; the signal's reason when it is aborted
   */
  prepare(language: string, signal: AbortSignal): Promise<void>;
}

export interface VoiceServiceStatus {
  /** `off` by the settings; `starting` until the voice answers for the first time. */
  state: "off" | "starting" | "fetching" | "ready" | "unavailable";
  /** Bytes of the voice pack that have arrived, and in all. */
  received: number;
  total: number;
  /** Why it is unavailable, in one sentence. */
  reason?: string | undefined;
  /** What can be spoken and heard once it is ready. */
  languages: { speaking: readonly string[]; listening: readonly string[] };
}

/** Speaking or listening did not work; nothing of the recording or the text is in it. */
export class VoiceServiceError extends Error {
  /** `unreadable` is the recording's fault, `refused` the order's; the others pass. */
  readonly why: "unavailable" | "timeout" | "unreadable" | "refused";
  readonly retryAfterMs: number | null;

  constructor(
    why: VoiceServiceError["why"],
    options: ErrorOptions & { retryAfterMs?: number | null } = {},
  ) {
    super(`The voice: ${why}.`, options);
    this.name = "VoiceProblem";
    this.why = why;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
