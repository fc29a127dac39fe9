import { expect, test } from "vitest";
import { classifyText } from "./keywords.ts";

const stems = {
  sharing: ["share", "=sharing", "take turns"],
  kindness: ["=kind", "kindn"],
  nature: ["प्रकृति"],
};

test.each([
  ["Sharing toys", "sharing"],
  ["learn to TAKE TURNS!", "sharing"],
  ["be kind", "kindness"],
  ["kindness and sharing", "kindness"],
  ["kinds of sharks", null],
  ["प्रकृति से प्यार", "nature"],
  ["", null],
])("%s is about %s", (text, kind) => {
  expect(classifyText(text, stems)).toBe(kind);
});
