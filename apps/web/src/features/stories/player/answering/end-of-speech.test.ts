import { expect, it } from "vitest";
import { levelOf, EndOfSpeechDetector } from "./end-of-speech.ts";

/** When the detector finds the end of speech, in steps of 50 ms; null where it never does. */
function doneAt(levelAt: (ms: number) => number, untilMs = 10_000): number | null {
  const watch = new EndOfSpeechDetector();
  for (let ms = 0; ms <= untilMs; ms += 50) if (watch.addLevel(levelAt(ms), ms)) return ms;
  return null;
}

const quiet = 0.003;
const voice = 0.09;

it("is done a while after speech", () => {
  const at = doneAt((ms) => (ms >= 1_000 && ms < 2_000 ? voice : quiet));

  expect(at).toBeGreaterThanOrEqual(3_300);
  expect(at).toBeLessThanOrEqual(3_500);
});

it("lets a child think between two words", () => {
  const at = doneAt((ms) =>
    (ms >= 500 && ms < 1_000) || (ms >= 2_000 && ms < 2_600) ? voice : quiet,
  );

  expect(at).toBeGreaterThan(3_900);
});

it.each([
  ["silence", () => quiet],
  ["a click", (ms: number) => (ms === 1_000 ? 0.5 : quiet)],
  ["speech without a pause", () => voice],
  ["the steady hum of a room", () => 0.018],
])("does not end by itself in %s", (_what, levelAt) => {
  expect(doneAt(levelAt)).toBeNull();
});

it("hears a voice above the noise of a room", () => {
  expect(doneAt((ms) => (ms >= 3_000 && ms < 4_000 ? 0.2 : 0.018))).toBeLessThan(6_000);
});

it("measures how loud samples are", () => {
  expect(levelOf(new Float32Array([0.5, -0.5]))).toBeCloseTo(0.5);
  expect(levelOf(new Float32Array(4))).toBe(0);
  expect(levelOf(new Float32Array())).toBe(0);
});
