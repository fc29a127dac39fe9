import { expect, test } from "vitest";
import { searchable, searchedWords } from "./search-text.ts";

test.each([
  ["nino", "El NIÑO y la luna"],
  ["ÉLAN", "un élan"],
  ["हिन्दी", "यह हिन्दी है"],
  ["иван", "ИВАН и лес"],
  ["owl's", "The owl’s lantern"],
])("%j is found in %j", (search, text) => {
  const [word = "none"] = searchedWords(search);
  expect(searchable(text)).toContain(word);
});

test("vowel signs are no ornament: another word is not found", () => {
  expect(searchable("की")).not.toContain(searchable("का"));
});
