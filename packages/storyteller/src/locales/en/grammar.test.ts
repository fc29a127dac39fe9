import { expect, test } from "vitest";
import { an, list, pluralOf } from "./grammar.ts";

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

test.each([
  ["mouse", "mice"],
  ["fairy", "fairies"],
  ["monkey", "monkeys"],
  ["fox", "foxes"],
  ["fish", "fish"],
  ["washing machine", "washing machines"],
])("two of %s are %s", (words, expected) => {
  expect(pluralOf(words)).toBe(expected);
});
