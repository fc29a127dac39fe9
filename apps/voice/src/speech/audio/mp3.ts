import { createMp3Encoder } from "wasm-media-encoders";
import { SPEECH_SAMPLE_RATE } from "./sample-rate.ts";

/** A streaming encoder; its pieces concatenated are the file. */
export interface SpeechEncoder {
  /** Delay of the encoded audio behind its samples, in seconds. */
  delayS: number;
  encode(samples: Float32Array): Uint8Array;
  end(): Uint8Array;
}

/** Samples that the encoder and a decoder add before the first one; measured in a browser. */
const DELAY = 1105;

/** MP3 at 48 kb/s, mono. */
export async function createMp3(): Promise<SpeechEncoder> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SPEECH_SAMPLE_RATE, channels: 1, bitrate: 48 });
  // The encoder returns a view of a buffer that its next call overwrites.
  return {
    delayS: DELAY / SPEECH_SAMPLE_RATE,
    encode: (samples) => encoder.encode([samples]).slice(),
    end: () => encoder.finalize().slice(),
  };
}
