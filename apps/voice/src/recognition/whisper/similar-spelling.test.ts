import { expect, test } from "vitest";
import { isSimilarSpelling } from "./similar-spelling.ts";

test.each([
  ["gansos", "ganzos", true],
  ["linterna", "interna", true],
  ["búho", "buho", true],
  ["mar", "mal", false],
  ["puente", "fuerte", false],
  ["", "", true],
  ["casa", "", false],
])("“%s” and “%s” are alike: %s", (one, other, isAlike) => {
  expect(isSimilarSpelling(one, other)).toBe(isAlike);
  expect(isSimilarSpelling(other, one)).toBe(isAlike);
});
