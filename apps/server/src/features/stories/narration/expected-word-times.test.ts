import { expect, it } from "vitest";
import { expectedWordStarts } from "./expected-word-times.ts";

it("keeps what is known, and goes on at the pace of it", () => {
  const spoken = [
    { word: "Aaaa", start: 0.1, end: 0.5 },
    { word: "bbbb.", start: 0.5, end: 1 },
  ];
  // A tenth of a second for each character.
  expect(expectedWordStarts("Aaaa bbbb. Cc ddd! Eeee", spoken)).toEqual([
    100, 500, 1_350, 1_550, 2_300,
  ]);
});

it("rises from word to word, also where nothing is known", () => {
  const text = "Odo said: “No lamp.” Then it rained … and rained.";
  const starts = expectedWordStarts(text, []);

  expect(starts).toHaveLength(text.split(" ").length);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
});

it("bears words that are spoken in no time", () => {
  expect(expectedWordStarts("— Ab", [{ word: "—", start: 0, end: 0 }])).toEqual([0, 0]);
});
