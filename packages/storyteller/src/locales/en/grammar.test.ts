import { expect, test } from "vitest";
import { an, list } from "./grammar.ts";

test.each([
  [[], ""],
  [["Mina"], "Mina"],
  [["Mina", "Leo"], "Mina and Leo"],
  [["Mina", "Leo", "Sam"], "Mina, Leo and Sam"],
])("%j are listed as %j", (items, listed) => {
  expect(list(items)).toBe(listed);
});

test.each([
  ["owl", "an owl"],
  ["honest guard", "an honest guard"],
  ["honey bee", "a honey bee"],
  ["unicorn", "a unicorn"],
  ["clockmaker", "a clockmaker"],
])("%s takes its article: %s", (words, expected) => {
  expect(an(words)).toBe(expected);
});
