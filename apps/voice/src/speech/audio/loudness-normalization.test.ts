import { expect, it } from "vitest";
import { normalizeLoudness, TARGET_LOUDNESS } from "./loudness-normalization.ts";
import { loudnessOf } from "./loudness.ts";
import { SPEECH_SAMPLE_RATE } from "./sample-rate.ts";
import { soundBounds } from "./sound-bounds.ts";

function tone(seconds: number, amplitude: number, frequency = 997): Float32Array {
  return Float32Array.from(
    { length: seconds * SPEECH_SAMPLE_RATE },
    (_, at) => amplitude * Math.sin((2 * Math.PI * frequency * at) / SPEECH_SAMPLE_RATE),
  );
}

/** Bursts with peaks far above their mean, as speech has. */
function bursts(amplitude: number): Float32Array {
  return tone(4, amplitude, 500).map((sample, at) => {
    const phase = (at % 6_000) / 6_000;
    return sample * Math.exp(-4 * phase) + (at % 6_000 < 8 ? amplitude : 0);
  });
}

function joined(...parts: Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

it("measures the reference tone of the standard: full scale at 997 Hz is −3.01 LUFS", () => {
  expect(loudnessOf(tone(5, 1))).toBeCloseTo(-3.01, 1);
  expect(loudnessOf(tone(5, 0.1))).toBeCloseTo(-23.01, 1);
});

it("leaves pauses out of the measure", () => {
  const withPause = joined(tone(3, 0.1), new Float32Array(3 * SPEECH_SAMPLE_RATE));

  expect(loudnessOf(withPause)).toBeCloseTo(-23.01, 0);
  expect(loudnessOf(new Float32Array(SPEECH_SAMPLE_RATE))).toBeNull();
});

it.each([0.1, 0.3, 1])("brings bursts of %f to −16 LUFS without clipping", (amplitude) => {
  const result = normalizeLoudness(bursts(amplitude));

  expect(Math.abs((loudnessOf(result) ?? 0) - TARGET_LOUDNESS)).toBeLessThan(1);
  expect(Math.max(...result.map(Math.abs))).toBeLessThanOrEqual(10 ** (-1.5 / 20) + 1e-6);
});

it("leaves silence as it is", () => {
  expect(normalizeLoudness(new Float32Array(100)).every((sample) => sample === 0)).toBe(true);
});

it("finds where sound begins and ends", () => {
  const quiet = new Float32Array(SPEECH_SAMPLE_RATE / 2);

  expect(soundBounds(joined(quiet, tone(1, 0.3), quiet))).toEqual({ start: 12_000, end: 36_000 });
  expect(soundBounds(quiet)).toBeNull();
});
