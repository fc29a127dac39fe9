import { expect, test } from "vitest";
import { readAge } from "./age.ts";

const numbers = [["one"], ["two"], ["three"], ["four"], ["five"]];

test.each([
  ["5", 5],
  ["five", 5],
  ["Five and a half", 5],
  ["५", 5],
  ["१२ साल", 12],
  ["٧", 7],
  ["7yrs", 7],
  ["almost 4", 4],
  ["", 6],
  ["?", 6],
])("%j is %i years", (typed, years) => {
  expect(readAge(typed, numbers)).toBe(years);
});
