/** Ports for speech synthesis and recognition; implemented under platform/voice-service/. */

/** When a word is heard, in seconds from the beginning of the audio. */
export interface WordTiming {
  word: string;
  start: number;
  end: number;
}

/** `now` for a waiting listener, `soon` for prefetched scenes, `later` for narration in advance. */
export type SpeechPriority = "now" | "soon" | "later";

/** Words that one voice says. */
export interface SpokenPassage {
  /** With the white space that follows it. */
  text: string;
  part: number;
  /** Relative to the voice's own: 0.8 (lower) to 1.25. */
  pitch: number;
}

export interface SpeechRequest {
  text: string;
  /** Joined they are the text; absent where `part` says all of it. */
  passages?: readonly SpokenPassage[];
  /** `en`, `es`, `fr` or `hi`. */
  language: string;
  /** 0 is the narrator, from 1 on the characters: each has a voice, the same every time. */
  part: number;
  /** Speed relative to the voice's own: 0.8 (slower) to 1.1. */
  pace: number;
  priority: SpeechPriority;
  /** Aborts when a listener begins to wait for it. */
  hurry: AbortSignal;
  signal: AbortSignal;
}

export interface SpeechAudio {
  /** MP3. */
  audio: Uint8Array;
  /** One for each run of characters between white space; null where the provider has no timings. */
  words: readonly WordTiming[] | null;
}

/** A part of the audio and its words; concatenated in order, the pieces are the whole. */
export type SpeechPiece = SpeechAudio;

export interface Speech {
  /**
   * @param onPiece called once for each sentence, in order, where the provider streams sentence by
   *   sentence
   * @throws VoiceServiceError; the signal's reason when it is aborted
   */
  speak(order: SpeechRequest, onPiece?: (piece: SpeechPiece) => void): Promise<SpeechAudio>;
}

export interface Recording {
  audio: Uint8Array;
  mimeType: string;
  /** `en`, `es`, `fr` or `hi`. */
  language: string;
  /** The texts of the choices. */
  expected: readonly string[];
  signal: AbortSignal;
}

export interface RecognitionResult {
  heard: "choice" | "other" | "silence";
  /** Index in `expected`; null unless `heard` is `choice`. */
  index: number | null;
  /** The transcript; may be empty. */
  text: string;
}

export interface SpeechRecognizer {
  /** @throws VoiceServiceError; the signal's reason when it is aborted */
  recognize(recording: Recording): Promise<RecognitionResult>;
  /**
   * Loads models for a recording in `language` that is about to come.
   *
   * @throws VoiceServiceError; the signal's reason when it is aborted
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
  /** What can be spoken and recognized once it is ready. */
  languages: { speaking: string[]; listening: string[] };
}

export interface VoiceService extends Speech, SpeechRecognizer {
  /** Never throws: a service that cannot be reached is `unavailable`. */
  status(): Promise<VoiceServiceStatus>;
}

/** The status while nothing is known of voices and languages. */
export function voiceStatusWithoutLanguages(
  state: VoiceServiceStatus["state"],
): VoiceServiceStatus {
  return { state, received: 0, total: 0, languages: { speaking: [], listening: [] } };
}

/** Synthesis or recognition failed; the error contains nothing of the recording or the text. */
export class VoiceServiceError extends Error {
  /** `unreadable`: the recording is broken; `refused`: the request is wrong; the others are temporary. */
  readonly reason: "unavailable" | "timeout" | "unreadable" | "refused";
  /** `machine`, as where its key is wrong; `either`, where its answer does not say which of the two. */
  readonly fault: "machine" | "request" | "either";
  readonly retryAfterMs: number | null;

  constructor(
    why: VoiceServiceError["reason"],
    options: ErrorOptions & {
      retryAfterMs?: number | null;
      /** Of what is `refused` or `unreadable`; the temporary ones are of the machine. */
      fault?: VoiceServiceError["fault"];
    } = {},
  ) {
    super(`The voice: ${why}.`, options);
    this.name = "VoiceServiceError";
    this.reason = why;
    const isTemporary = why === "unavailable" || why === "timeout";
    this.fault = isTemporary ? "machine" : (options.fault ?? "request");
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
