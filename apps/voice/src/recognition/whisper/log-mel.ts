/**
 * The input of Whisper: the logarithm of the power in 80 bands of the mel scale (Slaney's), 100
 * frames a second.
 */
import { RECORDING_SAMPLE_RATE } from "../audio/sample-rate.ts";

export const BANDS = 80;
export const FRAMES_A_SECOND = 100;

const WINDOW = 400;
const HOP = RECORDING_SAMPLE_RATE / FRAMES_A_SECOND;
const BINS = WINDOW / 2 + 1;

/** Values further below the loudest (in powers of ten) are raised to this. */
const RANGE = 8;

/** The scale: linear up to 1000 Hz, logarithmic above. */
const STRAIGHT_HERTZ = 200 / 3;
const BEND_MEL = 15;
const BEND_HERTZ = 1000;
const LOG_STEP = Math.log(6.4) / 27;

/** @returns `BANDS` rows of `frames` each; beyond the samples is silence */
export function logMel(samples: Float32Array, frames: number): Float32Array {
  const out = new Float32Array(BANDS * frames);
  const power = new Float64Array(BINS);
  let loudest = -Infinity;
  for (let frame = 0; frame < frames; frame += 1) {
    powerAt(samples, frame * HOP - WINDOW / 2, power);
    for (const [band, { first, weights }] of filters.entries()) {
      let sum = 0;
      for (const [place, weight] of weights.entries()) sum += weight * (power[first + place] ?? 0);
      const value = Math.log10(Math.max(sum, 1e-10));
      out[band * frames + frame] = value;
      loudest = Math.max(loudest, value);
    }
  }
  return out.map((value) => (Math.max(value, loudest - RANGE) + 4) / 4);
}

const hann = Float64Array.from(
  { length: WINDOW },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW),
);
const cosine = Float64Array.from({ length: WINDOW }, (_, index) =>
  Math.cos((2 * Math.PI * index) / WINDOW),
);
const windowed = new Float64Array(WINDOW);

/** The power spectrum of the window that begins at `from`; before the first sample it mirrors. */
function powerAt(samples: Float32Array, from: number, power: Float64Array): void {
  for (let index = 0; index < WINDOW; index += 1) {
    windowed[index] = (samples[Math.abs(from + index)] ?? 0) * (hann[index] ?? 0);
  }
  const isSilent = windowed.every((value) => value === 0);
  for (let bin = 0; bin < BINS; bin += 1) power[bin] = isSilent ? 0 : powerOf(bin);
}

/** Fourier coefficient of the window at one frequency. */
function powerOf(bin: number): number {
  let real = 0;
  let imaginary = 0;
  let turn = 0;
  for (let index = 0; index < WINDOW; index += 1) {
    const value = windowed[index] ?? 0;
    real += value * (cosine[turn] ?? 0);
    // The sine is the cosine a quarter of a turn before.
    imaginary += value * (cosine[(turn + (WINDOW * 3) / 4) % WINDOW] ?? 0);
    turn = (turn + bin) % WINDOW;
  }
  return real * real + imaginary * imaginary;
}

interface Filter {
  /** The first bin of the band. */
  first: number;
  weights: readonly number[];
}

const filters: readonly Filter[] = Array.from({ length: BANDS }, (_, band) => {
  const step = melOf(RECORDING_SAMPLE_RATE / 2) / (BANDS + 1);
  const [low, middle, high] = [band, band + 1, band + 2].map((n) => hertzOf(n * step)) as [
    number,
    number,
    number,
  ];
  const weights = Array.from({ length: BINS }, (__, bin) => {
    const hertz = (bin * RECORDING_SAMPLE_RATE) / WINDOW;
    const rise = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle));
    return (Math.max(0, rise) * 2) / (high - low);
  });
  const first = Math.max(
    0,
    weights.findIndex((weight) => weight > 0),
  );
  return { first, weights: weights.slice(first, weights.findLastIndex((w) => w > 0) + 1) };
});

function melOf(hertz: number): number {
  return hertz < BEND_HERTZ
    ? hertz / STRAIGHT_HERTZ
    : BEND_MEL + Math.log(hertz / BEND_HERTZ) / LOG_STEP;
}

function hertzOf(mel: number): number {
  return mel < BEND_MEL ? mel * STRAIGHT_HERTZ : BEND_HERTZ * Math.exp(LOG_STEP * (mel - BEND_MEL));
}
