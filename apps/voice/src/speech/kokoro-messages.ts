/** What is said between the voice process and the program that holds the speaking model. */
export interface InferenceRequest {
  id: number;
  /** Symbols without the ends. */
  ids: readonly number[];
  /** Voice files; the mean of several is a voice as well. */
  styles: readonly string[];
  speed: number;
}

export interface InferenceResult {
  /** At 24 kHz. */
  samples: Float32Array;
  /** For every symbol with both ends, in units of 600 samples. */
  durations: Float32Array;
}

export type InferenceReply = ({ id: number } & InferenceResult) | { id: number; problem: string };
