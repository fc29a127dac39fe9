/** Generated test sounds. */
import { RECORDING_SAMPLE_RATE } from "../audio/sample-rate.ts";

/** A voice without words: a tone rich in overtones that comes and goes like syllables. */
export function voiceLike(
  seconds: number,
  { level = 0.2, rate = RECORDING_SAMPLE_RATE } = {},
): Float32Array {
  return sound(seconds, rate, (second) => {
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3 * second));
    const overtones = [1, 2, 3, 4, 5, 6].map(
      (times) => Math.sin(2 * Math.PI * 220 * times * second) / times,
    );
    return level * syllable * overtones.reduce((sum, value) => sum + value, 0);
  });
}

/** Deterministic noise. */
export function noise(seconds: number, level: number): Float32Array {
  let state = 1;
  return sound(seconds, RECORDING_SAMPLE_RATE, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return level * (state / 2 ** 31 - 1);
  });
}

export function silence(seconds: number): Float32Array {
  return sound(seconds, RECORDING_SAMPLE_RATE, () => 0);
}

export function sound(seconds: number, rate: number, at: (second: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => at(index / rate));
}

export function oneAfterTheOther(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}
