import { expect, it, test } from "vitest";
import { RECORDING_SAMPLE_RATE } from "../audio/sample-rate.ts";
import { silence, sound } from "../testing/sounds.ts";
import { BANDS, logMel } from "./log-mel.ts";

const FRAMES = 100;

function loudestBand(mel: Float32Array, frame: number): number {
  const bands = Array.from({ length: BANDS }, (_, band) => mel[band * FRAMES + frame] ?? 0);
  return bands.indexOf(Math.max(...bands));
}

// A band is 200/3 Hz wide below 1000 Hz times 45.2 mel over 81 steps; the figures are Whisper's own.
test.each([
  { hertz: 250, band: 6 },
  { hertz: 1000, band: 26 },
  { hertz: 4000, band: 62 },
])("a tone of $hertz Hz stands in band $band", ({ hertz, band }) => {
  const tone = sound(1, RECORDING_SAMPLE_RATE, (second) => Math.sin(2 * Math.PI * hertz * second));
  expect(Math.abs(loudestBand(logMel(tone, FRAMES), 50) - band)).toBeLessThanOrEqual(1);
});

it("is the same everywhere in silence, also beyond the last sample", () => {
  expect(new Set(logMel(silence(0.3), FRAMES)).size).toBe(1);
});

it("hides what is a hundred million times weaker than the loudest", () => {
  const tone = sound(1, RECORDING_SAMPLE_RATE, (second) => Math.sin(2 * Math.PI * 1000 * second));
  const mel = logMel(tone, FRAMES);
  expect(Math.max(...mel) - Math.min(...mel)).toBeCloseTo(2, 5);
});
