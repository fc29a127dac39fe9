import { expect, it } from "vitest";
import type { Ambience } from "./ambience.ts";
import { recipes } from "./recipes.ts";
import { QUIET_RMS, renderAmbience, renderTune, rmsOf, SAMPLE_RATE } from "./synthesis.ts";

it.each(Object.keys(recipes) as Ambience[])("makes a quiet %s that can be heard", (ambience) => {
  const samples = renderAmbience(ambience, "s1");
  expect(rmsOf(samples)).toBeLessThanOrEqual(QUIET_RMS * 1.001);
  expect(rmsOf(samples)).toBeGreaterThan(QUIET_RMS / 4);
  expect(peakOf(samples)).toBeLessThanOrEqual(0.2501);
});

it("makes equal sounds of equal seeds, and others of others", () => {
  expect(renderAmbience("birds", "s1").slice(0, 2000)).toEqual(
    renderAmbience("birds", "s1").slice(0, 2000),
  );
  expect(renderAmbience("birds", "s1").slice(0, 2000)).not.toEqual(
    renderAmbience("birds", "s2").slice(0, 2000),
  );
  expect(renderTune("s1").slice(0, 2000)).toEqual(renderTune("s1").slice(0, 2000));
  expect(renderTune("s1").slice(0, 2000)).not.toEqual(renderTune("s2").slice(0, 2000));
});

it("joins the end of a loop to its beginning without a click", () => {
  const samples = renderAmbience("breeze", "s1");
  const steps = samples.map((value, index) => Math.abs(value - (samples.at(index - 1) ?? 0)));
  expect(steps[0]).toBeLessThanOrEqual(peakOf(steps.slice(1)));
});

it("makes a quiet tune of 4 to 8 seconds that has faded at its end", () => {
  const tune = renderTune("s1");
  expect(tune.length / SAMPLE_RATE).toBeGreaterThanOrEqual(4);
  expect(tune.length / SAMPLE_RATE).toBeLessThanOrEqual(8);
  expect(rmsOf(tune)).toBeCloseTo(QUIET_RMS, 3);
  expect(Math.abs(tune.at(-1) ?? 1)).toBeLessThan(0.001);
});

function peakOf(samples: Float32Array): number {
  return samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
}
