import { expect, test } from "vitest";
import { isFormOf } from "./word-forms.ts";

test.each([
  ["knock", "knocking"],
  ["owl", "owls"],
  ["box", "boxes"],
  ["cortar", "cortamos"],
  ["morning", "mornig"],
  ["lighthouse", "lihgthouse"],
])("%s and %s are one word", (one, other) => {
  expect(isFormOf(one, other)).toBe(true);
  expect(isFormOf(other, one)).toBe(true);
});

test.each([
  ["owl", "own"],
  ["car", "card"],
  ["house", "mouse"],
  ["house", "horse"],
  ["plane", "plant"],
  ["bridge", "fridge"],
])("%s and %s are two", (one, other) => {
  expect(isFormOf(one, other)).toBe(false);
});
