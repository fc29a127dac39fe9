import { createMp3Encoder } from "wasm-media-encoders";
import { SPEECH_SAMPLE_RATE } from "./sample-rate.ts";

/** One stream of sound; its pieces joined are the file. */
export interface SpeechEncoder {
  /** How much later everything is heard than it was put in, in seconds. */
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
  // What it returns is a view of its memory, which the next call overwrites.
  return {
    delayS: DELAY / SPEECH_SAMPLE_RATE,
    encode: (samples) => encoder.encode([samples]).slice(),
    end: () => encoder.finalize().slice(),
  };
}
