/** What happens to a voice on its way to the microphone, and the sounds of a room without speech. */
import { diceFrom, type Dice } from "@codetale/domain/stories/dice";

export const RATE = 16_000;

export const augmentations = ["plain", "child", "noise 20 dB", "child, noise 10 dB"] as const;

export type Augmentation = (typeof augmentations)[number];

/** A child's voice is higher in pitch and in all its resonances. */
const CHILD = 1.2;

/** Room before and after the words, as a browser records it. */
const BEFORE_SECONDS = 0.4;
const AFTER_SECONDS = 0.9;

/** Of the loudest of 16-bit samples: what a quiet room and a good microphone leave. */
const ROOM = 0.0005;

export function augmentAudio(voice: Float32Array, how: Augmentation, seed: string): Float32Array {
  const dice = diceFrom(seed);
  const pitched = how.startsWith("child") ? stretch(voice, CHILD) : voice;
  const level = 0.03 + dice.roll(100) / 1000;
  const spoken = scale(pitched, level / (rms(pitched) || 1));
  const room = pinkNoise(
    spoken.length + Math.round((BEFORE_SECONDS + AFTER_SECONDS) * RATE),
    how.endsWith("20 dB") ? level / 10 : how.endsWith("10 dB") ? level / 3.162 : ROOM,
    dice,
  );
  const at = Math.round(BEFORE_SECONDS * RATE);
  for (let index = 0; index < spoken.length; index += 1) {
    room[at + index] = (room[at + index] ?? 0) + (spoken[index] ?? 0);
  }
  return room;
}

export const silences = {
  nothing: (length) => new Float32Array(length),
  "quiet room": (length, dice) => pinkNoise(length, ROOM, dice),
  fan: (length, dice) => pinkNoise(length, 0.01, dice),
  "loud fan": (length, dice) => pinkNoise(length, 0.04, dice),
  hum: (length) =>
    tone(length, (second) =>
      [1, 2, 3].reduce((sum, n) => sum + (0.03 / n) * Math.sin(2 * Math.PI * 50 * n * second), 0),
    ),
  clicks: (length, dice) => {
    const out = pinkNoise(length, ROOM, dice);
    for (let click = 0; click < 8; click += 1) {
      const at = dice.roll(length - 400);
      for (let index = 0; index < 160; index += 1) {
        out[at + index] = (dice.roll(2000) / 1000 - 1) * 0.6 * Math.exp(-index / 25);
      }
    }
    return out;
  },
  breath: (length, dice) => {
    const out = pinkNoise(length, 0.02, dice);
    // In and out, every two seconds.
    return out.map((value, index) => value * Math.max(0, Math.sin((Math.PI * index) / RATE)) ** 2);
  },
  knock: (length, dice) => {
    const out = pinkNoise(length, ROOM, dice);
    for (const second of [0.5, 0.8, 1.1]) {
      for (let index = 0; index < 2400; index += 1) {
        const at = Math.round(second * RATE) + index;
        if (at < length) {
          out[at] = 0.5 * Math.sin((2 * Math.PI * 120 * index) / RATE) * Math.exp(-index / 500);
        }
      }
    }
    return out;
  },
} satisfies Record<string, (length: number, dice: Dice) => Float32Array>;

function pinkNoise(length: number, level: number, dice: Dice): Float32Array {
  // Voss and McCartney: rows of white noise, each half as fast as the one before.
  const rows = new Float64Array(12);
  const out = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const row = Math.min(rows.length - 1, Math.clz32(index & -index) ^ 31);
    rows[Math.max(0, row)] = dice.roll(2_000_001) / 1_000_000 - 1;
    out[index] = rows.reduce((sum, value) => sum + value, dice.roll(2_000_001) / 1_000_000 - 1);
  }
  return scale(out, level / (rms(out) || 1));
}

function tone(length: number, at: (second: number) => number): Float32Array {
  return Float32Array.from({ length }, (_, index) => at(index / RATE));
}

/** Faster and higher by `factor`; by straight lines, which suffices for so little. */
function stretch(samples: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / factor) }, (_, index) => {
    const place = index * factor;
    const before = samples[Math.floor(place)] ?? 0;
    return before + ((samples[Math.floor(place) + 1] ?? before) - before) * (place % 1);
  });
}

function scale(samples: Float32Array, by: number): Float32Array {
  return samples.map((value) => value * by);
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}
