import { expect, test } from "vitest";
import { runsOf, toSearchText, searchWords } from "./search-text.ts";

test.each([
  ["nino", "El NIÑO y la luna"],
  ["ÉLAN", "un élan"],
  ["हिन्दी", "यह हिन्दी है"],
  ["иван", "ИВАН и лес"],
  ["owl's", "The owl’s lantern"],
])("%j is found in %j", (search, text) => {
  const [word = "none"] = searchWords(search);
  expect(toSearchText(text)).toContain(word);
});

test("vowel signs are no ornament: another word is not found", () => {
  expect(toSearchText("की")).not.toContain(toSearchText("का"));
});

test.each([
  ["owl", ["owl"]],
  ["a", ["a"]],
  ["月亮", ["月亮"]],
  ["lantern", ["lan", "ant", "nte", "ter", "ern"]],
  // Characters, not units of UTF-16.
  ["𠀀𠀁𠀂𠀃", ["𠀀𠀁𠀂", "𠀁𠀂𠀃"]],
])("%j is found by its runs %j", (word, runs) => {
  expect(runsOf(word)).toEqual(runs);
});
