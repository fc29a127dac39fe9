import { expect, test } from "vitest";
import { spelledAlike } from "./spelled-alike.ts";

test.each([
  ["gansos", "ganzos", true],
  ["linterna", "interna", true],
  ["búho", "buho", true],
  ["mar", "mal", false],
  ["puente", "fuerte", false],
  ["", "", true],
  ["casa", "", false],
])("“%s” and “%s” are alike: %s", (one, other, isAlike) => {
  expect(spelledAlike(one, other)).toBe(isAlike);
  expect(spelledAlike(other, one)).toBe(isAlike);
});
