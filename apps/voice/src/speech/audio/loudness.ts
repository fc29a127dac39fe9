/** Gated loudness of one channel by ITU-R BS.1770. */
import { SPEECH_SAMPLE_RATE } from "./sample-rate.ts";

/** @returns LUFS; null for silence */
export function loudnessOf(samples: Float32Array): number | null {
  const powers = blockPowers(weighted(samples));
  const heard = powers.filter((power) => inLufs(power) > ABSOLUTE_GATE);
  if (heard.length === 0) return null;
  const gate = inLufs(mean(heard)) + RELATIVE_GATE;
  return inLufs(mean(heard.filter((power) => inLufs(power) > gate)));
}

const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const BLOCK = 0.4 * SPEECH_SAMPLE_RATE;
const STEP = BLOCK / 4;

/** Mean squares of blocks of 0.4 s that overlap by three quarters; of the whole if it is shorter. */
function blockPowers(samples: Float64Array): number[] {
  if (samples.length < BLOCK) return samples.length === 0 ? [] : [power(samples)];
  const count = Math.floor((samples.length - BLOCK) / STEP) + 1;
  return Array.from({ length: count }, (_, at) =>
    power(samples.subarray(at * STEP, at * STEP + BLOCK)),
  );
}

function power(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
}

function mean(powers: readonly number[]): number {
  return powers.reduce((sum, each) => sum + each, 0) / powers.length;
}

function inLufs(meanSquare: number): number {
  return -0.691 + 10 * Math.log10(meanSquare);
}

/** The K weighting: a high shelf above 2 kHz and a high pass. */
function weighted(samples: Float32Array): Float64Array {
  return filtered(filtered(Float64Array.from(samples), shelf()), highPass());
}

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The standard gives coefficients for 48 kHz; these are the analogue filters behind them. */
function shelf(): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / SPEECH_SAMPLE_RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function highPass(): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / SPEECH_SAMPLE_RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function filtered(samples: Float64Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
