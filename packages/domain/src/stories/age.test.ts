import { expect, test } from "vitest";
import { wishes } from "../testing/stories.ts";
import { levelOf, readAge } from "./age.ts";

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

test.each([
  ["5", "3-5"],
  ["five and a half", "3-5"],
  ["6", "6-9"],
  ["old enough", "6-9"],
])("a child of %j gets a story for %s", (age, level) => {
  const [child] = wishes().children;
  expect(levelOf(wishes({ children: [{ ...child!, age }] }))).toBe(level);
});

test("the youngest child decides", () => {
  const children = ["8", "4"].map((age) => ({ name: "Mina", age, interests: "trains" }));
  expect(levelOf(wishes({ children }))).toBe("3-5");
});

test("wishes without a child get a story for a six-year-old", () => {
  expect(levelOf(wishes({ children: [] }))).toBe("6-9");
});
