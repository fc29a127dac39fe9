import { expect, test } from "vitest";
import { isElder, list } from "./grammar.ts";

test.each([
  [[], ""],
  [["मीना"], "मीना"],
  [["मीना", "आरव"], "मीना और आरव"],
  [["मीना", "आरव", "Zoya"], "मीना, आरव और Zoya"],
])("%j are listed as %j", (items, listed) => {
  expect(list(items)).toBe(listed);
});

test.each([
  ["दादी सुमन", true],
  ["रमेश जी", true],
  ["नानी", true],
  ["सुमन", false],
  ["जीत", false],
  ["मामता", false],
])("verbs of %s are plural: %s", (name, isPlural) => {
  expect(isElder(name)).toBe(isPlural);
});
