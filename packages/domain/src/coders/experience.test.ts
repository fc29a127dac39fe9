import { expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { EARLIEST_YEAR, isPossibleYear, yearsOfExperience } from "./experience.ts";

const lastOf2025 = Date.parse("2025-12-31T23:59:59.999Z");

test.each([
  [EARLIEST_YEAR - 1, false],
  [EARLIEST_YEAR, true],
  [2026, true],
  [2027, false],
])("[PROF-2] a coder of March 2026 can have begun in %d: %s", (year, isPossible) => {
  expect(isPossibleYear(year, at("10:00"))).toBe(isPossible);
});

it("[PROF-2] the number of years grows with the year", () => {
  expect(yearsOfExperience(2014, lastOf2025)).toBe(11);
  expect(yearsOfExperience(2014, lastOf2025 + 1)).toBe(12);
});

it("[PROF-2] is never below none", () => {
  expect(isPossibleYear(2026, lastOf2025)).toBe(false);
  expect(yearsOfExperience(2026, lastOf2025)).toBe(0);
});
