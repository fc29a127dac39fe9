import { expect, it } from "vitest";
import { waitText } from "./words.ts";

it.each([
  [1, "1 s"],
  [1_000, "1 s"],
  [1_001, "2 s"],
  [59_000, "59 s"],
  [59_001, "1 min 00 s"],
  [62_000, "1 min 02 s"],
  [600_000, "10 min 00 s"],
])("words a wait of %d ms as %s", (waitMs, expected) => {
  expect(waitText(waitMs)).toBe(expected);
});
