/** Makes the sounds of places and the closing tune as samples; equal seeds give equal samples. */
import { diceFrom, type Dice } from "@codetale/domain/stories/dice";
import { SECOND_MS } from "@codetale/domain/time";
import type { Ambience } from "./ambience.ts";
import { recipes, type Layer, type ToneLayer } from "./recipes.ts";

/** In samples a second; enough for the highest tone. */
export const SAMPLE_RATE = 16_000;

/** Root mean square of all sounds: −30 dB below the loudest that can be played. */
export const QUIET_RMS = 10 ** (-30 / 20);

const HIGHEST_PEAK = 0.25;
const LOOP_S = 8;
/** The end of the noise is blended with its beginning, so that the loop has no click. */
const BLEND_S = 0.5;

/** One mono channel, to be played in a loop. */
export function renderAmbience(ambience: Ambience, seed: string): Float32Array<ArrayBuffer> {
  const dice = diceFrom(`${seed}/${ambience}`);
  const samples = new Float32Array(LOOP_S * SAMPLE_RATE);
  for (const [index, layer] of recipes[ambience].entries())
    addLayer(samples, layer, dice.fork(String(index)));
  return madeQuiet(samples);
}

/** A gentle tune of 6 seconds on a pentatonic scale, which ends on its keynote. */
export function renderTune(seed: string): Float32Array<ArrayBuffer> {
  const dice = diceFrom(`${seed}/tune`);
  const samples = new Float32Array(6 * SAMPLE_RATE);
  const keynoteHz = dice.pick([262, 294, 330]);
  const steps = [...Array.from({ length: 6 }, () => dice.pick(pentatonic)), 0];
  for (const [index, step] of steps.entries()) {
    const hz = keynoteHz * 2 ** (step / 12);
    const isLast = index === steps.length - 1;
    const lengthMs = isLast ? 2.4 * SECOND_MS : 1.5 * SECOND_MS;
    const at = Math.floor(index * 0.6 * SAMPLE_RATE);
    addTone(samples, at, { fromHz: hz, toHz: hz, lengthMs, level: 0.5 });
    addTone(samples, at, { fromHz: 2 * hz, toHz: 2 * hz, lengthMs: lengthMs / 2, level: 0.12 });
  }
  return madeQuiet(samples);
}

/** Root mean square of samples. */
export function rmsOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

/** In semitones above the keynote. */
const pentatonic = [0, 2, 4, 7, 9, 12] as const;

function addLayer(samples: Float32Array, layer: Layer, dice: Dice): void {
  if (layer.kind === "tones") return addTones(samples, layer, dice);
  const { fromHz, toHz, level, swells } = layer;
  const noise = loopedNoise(samples.length, fromHz, toHz, dice);
  const turn = dice.roll(1000) / 1000;
  for (const [index, value] of noise.entries()) {
    const swell = swells * (index / samples.length) + turn;
    const loudness = swells === 0 ? 1 : 0.6 - 0.4 * Math.cos(2 * Math.PI * swell);
    samples[index] = (samples[index] ?? 0) + value * level * loudness;
  }
}

/** Noise through a high-pass and a low-pass filter of the first order, with an RMS of 1. */
function loopedNoise(length: number, fromHz: number, toHz: number, dice: Dice): Float32Array {
  const blend = BLEND_S * SAMPLE_RATE;
  const all = new Float32Array(length + blend);
  const [low, high] = [smoothing(fromHz), smoothing(toHz)];
  let below = 0;
  let kept = 0;
  for (let index = 0; index < all.length; index += 1) {
    const white = dice.roll(20_001) / 10_000 - 1;
    kept += high * (white - kept);
    below += low * (kept - below);
    all[index] = kept - below;
  }
  const noise = all.slice(0, length);
  for (let index = 0; index < blend; index += 1) {
    const share = index / blend;
    // Equal power, since both ends are unlike each other.
    noise[index] =
      (all[index] ?? 0) * Math.sqrt(share) + (all[length + index] ?? 0) * Math.sqrt(1 - share);
  }
  const rms = rmsOf(noise);
  return noise.map((value) => value / rms);
}

/** The coefficient of a filter of the first order. */
function smoothing(hz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE);
}

function addTones(samples: Float32Array, layer: ToneLayer, dice: Dice): void {
  const { times, repeats, isRegular, lengthMs } = layer;
  const apart = Math.floor((1.6 * lengthMs * SAMPLE_RATE) / SECOND_MS);
  for (let time = 0; time < times; time += 1) {
    const at = isRegular ? Math.floor((time / times) * samples.length) : dice.roll(samples.length);
    for (let repeat = 0; repeat < repeats; repeat += 1)
      addTone(samples, at + repeat * apart, { ...layer, level: layer.level * 4 });
  }
}

/** Where it is longer than the rest of the loop, it goes on at the beginning. */
function addTone(
  samples: Float32Array,
  at: number,
  tone: Pick<ToneLayer, "fromHz" | "toHz" | "lengthMs" | "level">,
): void {
  const length = Math.floor((tone.lengthMs * SAMPLE_RATE) / SECOND_MS);
  let phase = 0;
  for (let index = 0; index < length; index += 1) {
    const share = index / length;
    phase += (2 * Math.PI * (tone.fromHz + (tone.toHz - tone.fromHz) * share)) / SAMPLE_RATE;
    const loudness = Math.min(1, share * 10) * (1 - share) ** 2;
    const target = (at + index) % samples.length;
    samples[target] = (samples[target] ?? 0) + Math.sin(phase) * tone.level * loudness;
  }
}

function madeQuiet(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
  const factor = Math.min(QUIET_RMS / rmsOf(samples), HIGHEST_PEAK / peak);
  return samples.map((value) => value * factor);
}
