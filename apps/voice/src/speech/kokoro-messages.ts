/** Messages between the voice service and the process that runs Kokoro. */
export interface InferenceRequest {
  id: number;
  /** Symbol ids, without the padding. */
  ids: readonly number[];
  /** Voice files; several are averaged. */
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
