import { expect, it } from "vitest";
import { durationText } from "./duration-text.ts";

it.each([
  [0, "1 second"],
  [1, "1 second"],
  [1_001, "2 seconds"],
  [30_000, "30 seconds"],
  [90_000, "90 seconds"],
  [90_001, "2 minutes"],
  [899_999, "15 minutes"],
  [900_000, "15 minutes"],
])("says %i ms as %s", (ms, words) => {
  expect(durationText(ms)).toBe(words);
});
