import { MINUTE_MS } from "@codetale/domain/time";
import { expect, it } from "vitest";
import { asking, narrating, phases } from "../testing/playback-phases.ts";
import { screenOnMs } from "./screen-awake.ts";

it("keeps the screen on for as long as a voice reads a scene or a choice", () => {
  expect(screenOnMs(narrating, "on")).toBe(Infinity);
  expect(screenOnMs({ ...asking, highlightedChoice: 1 }, "dim")).toBe(Infinity);
});

it.each(["fetching", "failed", "awaiting-voice", "reading", "recording", "recognizing"] as const)(
  "keeps it on for five minutes where nothing goes on: %s",
  (phase) => {
    expect(screenOnMs(phases[phase], "on")).toBe(5 * MINUTE_MS);
  },
);

it("keeps it on for five minutes for a question whose choices were read", () => {
  expect(screenOnMs({ ...asking, highlightedChoice: null }, "on")).toBe(5 * MINUTE_MS);
});

it("lets it go off before and after a story, during a pause, and once bedtime's lights are out", () => {
  expect(screenOnMs(phases.ready, "on")).toBe(0);
  expect(screenOnMs(phases.ended, "on")).toBe(0);
  expect(screenOnMs({ ...narrating, isPaused: true }, "on")).toBe(0);
  expect(screenOnMs(narrating, "out")).toBe(0);
});
