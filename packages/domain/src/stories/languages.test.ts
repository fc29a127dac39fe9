import { expect, test } from "vitest";
import { storyLanguageOf } from "./languages.ts";

test.each([
  ["English", "en"],
  ["en-GB", "en"],
  [" español ", "es"],
  ["Castellano", "es"],
  ["Français", "fr"],
  ["हिन्दी", "hi"],
  ["Hindi (हिंदी)", "hi"],
  ["es", "es"],
  ["Klingon", null],
  ["", null],
  ["Estonian", null],
  ["English and French", null],
  ["en Español o Français", null],
])("%j is %s", (typed, language) => {
  expect(storyLanguageOf(typed)).toBe(language);
});
