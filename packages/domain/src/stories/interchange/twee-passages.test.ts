import { describe, expect, it, test } from "vitest";
import { isSpecialPassage, passagesOf } from "./twee-passages.ts";

describe("the header of a passage", () => {
  test.each([
    [":: A", "A", []],
    ["::A [b]", "A", ["b"]],
    [":: A [ b\tc  d ]", "A", ["b", "c", "d"]],
    [':: A {"note":"a [script] here"}', "A", []],
    [':: A [b] {"position":"1,2"}', "A", ["b"]],
    [":: A \\[b\\] \\{c\\} \\\\ [d\\]e]", "A [b] {c} \\", ["d]e"]],
    [":: A [b", "A", ["b"]],
  ])("%s", (header, name, tags) => {
    expect(passagesOf(`${header}\nHi.`)).toEqual([{ name, tags, line: 1, body: ["Hi."] }]);
  });
});

it("leaves out what stands before the first passage", () => {
  expect(passagesOf("Hi.\n:: A\nHo.")).toMatchObject([{ name: "A", line: 2, body: ["Ho."] }]);
});

describe("a passage is no scene", () => {
  test.each(["StoryTitle", "StoryInit", "StoryMenu", "StoryCaption", "StoryShare", "PassageDone"])(
    "by the name %s",
    (name) => {
      expect(isSpecialPassage({ name, tags: [] })).toBe(true);
      expect(isSpecialPassage({ name: name.toLowerCase(), tags: ["story"] })).toBe(false);
    },
  );

  test.each(["script", "stylesheet", "widget", "startup", "Twine.private"])(
    "by the tag %s",
    (tag) => {
      expect(isSpecialPassage({ name: "A", tags: ["forest", tag] })).toBe(true);
    },
  );
});
