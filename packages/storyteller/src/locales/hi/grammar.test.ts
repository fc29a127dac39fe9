import { expect, test } from "vitest";
import { isElder, list, pluralOf } from "./grammar.ts";

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
  ["दादाजी", true],
  ["Nana", true],
  ["सुमन", false],
  ["जीत", false],
  ["मामता", false],
])("verbs of %s are plural: %s", (name, isPlural) => {
  expect(isElder(name)).toBe(isPlural);
});

test.each([
  ["चूहा", "m", "चूहे"],
  ["कछुआ", "m", "कछुए"],
  ["बर्फ़ का पुतला", "m", "बर्फ़ के पुतले"],
  ["भालू", "m", "भालू"],
  ["बिल्ली", "f", "बिल्लियाँ"],
  ["चिड़िया", "f", "चिड़ियाँ"],
  ["मैना", "f", "मैनाएँ"],
  ["बहन", "f", "बहनें"],
] as const)("%s (%s) are %s", (words, gender, plural) => {
  expect(pluralOf({ words, gender })).toBe(plural);
});
