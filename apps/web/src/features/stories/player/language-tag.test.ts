import { expect, it } from "vitest";
import { languageTag, textDirection } from "./language-tag.ts";

it.each([
  ["en", "en"],
  ["pt-BR", "pt-BR"],
  ["hi", "hi"],
  ["Klingon", undefined],
  ["日本語", undefined],
  ["", undefined],
])("knows the tag of %j", (language, tag) => {
  expect(languageTag(language)).toBe(tag);
});

it.each([
  ["en", "ltr"],
  ["hi", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["arn", "ltr"],
  [undefined, "auto"],
] as const)("lets text in %j run as its language does", (lang, direction) => {
  expect(textDirection(lang)).toBe(direction);
});
