import { SPEECH_SAMPLE_RATE } from "./sample-rate.ts";

const FRAME = SPEECH_SAMPLE_RATE / 100;
/** Silence is 45 dB below the loudest moment. */
const QUIET = 10 ** (-45 / 20);

/** @returns begin and end of the sound, in samples; null for silence */
export function soundBounds(samples: Float32Array): { start: number; end: number } | null {
  const levels = Array.from({ length: Math.ceil(samples.length / FRAME) }, (_, at) => {
    const frame = samples.subarray(at * FRAME, (at + 1) * FRAME);
    return Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length);
  });
  const loudest = Math.max(...levels);
  if (!(loudest > 1e-4)) return null;
  const isHeard = (level: number) => level > loudest * QUIET;
  return {
    start: levels.findIndex(isHeard) * FRAME,
    end: Math.min((levels.findLastIndex(isHeard) + 1) * FRAME, samples.length),
  };
}
