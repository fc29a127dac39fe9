/** Normalizes speech to one loudness without clipping peaks. */
import { loudnessOf } from "./loudness.ts";
import { SPEECH_SAMPLE_RATE } from "./sample-rate.ts";

/** LUFS. */
export const TARGET_LOUDNESS = -16;
/** Leaves room for what MP3 adds to peaks: 1.5 dB below full scale. */
const CEILING = 10 ** (-1.5 / 20);
/** Largest gain; quieter audio is not speech. */
const MOST_GAIN = 10 ** (24 / 20);

/** @returns louder or softer samples; silence as it is */
export function normalizeLoudness(samples: Float32Array): Float32Array {
  let gain = 1;
  let result = limited(samples);
  // Limiting peaks lowers the loudness, which the next round compensates.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const loudness = loudnessOf(result);
    if (loudness === null || Math.abs(TARGET_LOUDNESS - loudness) < NEAR) return result;
    gain = Math.min(gain * 10 ** ((TARGET_LOUDNESS - loudness) / 20), MOST_GAIN);
    const factor = gain;
    result = limited(samples.map((sample) => sample * factor));
  }
  return result;
}

const MOST_ROUNDS = 5;
/** LU. */
const NEAR = 0.15;

const ATTACK = Math.round(0.004 * SPEECH_SAMPLE_RATE);
const RELEASE = Math.exp(-1 / (0.06 * SPEECH_SAMPLE_RATE));

/** Limiter: lowers the gain shortly before a peak and raises it slowly after it. */
function limited(samples: Float32Array): Float32Array {
  const wanted = samples.map((sample) => Math.min(1, CEILING / Math.max(Math.abs(sample), 1e-9)));
  if (wanted.every((gain) => gain === 1)) return samples;
  const early = lowestAhead(wanted, ATTACK);
  let gain = 1;
  const held = early.map((lowest) => {
    gain = lowest < gain ? lowest : 1 - (1 - gain) * RELEASE;
    return (gain = Math.min(gain, lowest));
  });
  const smooth = averageBehind(held, ATTACK);
  return samples.map((sample, at) => sample * Math.min(smooth[at] ?? 1, wanted[at] ?? 1));
}

/** For every index the minimum of its value and the `span` following ones. */
function lowestAhead(values: Float32Array, span: number): Float32Array {
  const result = values.slice();
  // Each round doubles the window.
  for (let reach = 0; reach < span;) {
    const step = Math.min(reach + 1, span - reach);
    for (let at = 0; at + step < result.length; at += 1) {
      result[at] = Math.min(result[at] ?? 1, result[at + step] ?? 1);
    }
    reach += step;
  }
  return result;
}

function averageBehind(values: Float32Array, span: number): Float32Array {
  let sum = span * (values[0] ?? 1);
  return values.map((value, at) => {
    sum += value - (values[Math.max(at - span, 0)] ?? 1);
    return sum / span;
  });
}
