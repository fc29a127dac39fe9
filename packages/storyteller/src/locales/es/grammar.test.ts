import { expect, test } from "vitest";
import { and, cap, list } from "./grammar.ts";

test.each([
  [[], ""],
  [["Mina"], "Mina"],
  [["Mina", "Leo"], "Mina y Leo"],
  [["Mina", "Leo", "Inés"], "Mina, Leo e Inés"],
  [["amable", "inteligente"], "amable e inteligente"],
  [["padre", "hijo"], "padre e hijo"],
  [["agua", "hielo"], "agua y hielo"],
  [["Mina", "Ian"], "Mina y Ian"],
])("%j are listed as %j", (items, listed) => {
  expect(list(items)).toBe(listed);
});

test.each([
  ["Leo", "y Leo"],
  ["Inés", "e Inés"],
  ["Íñigo", "e Íñigo"],
  ["Hilda", "e Hilda"],
  ["Iago", "y Iago"],
  ["Yolanda", "y Yolanda"],
])("before %s stands the right word: %s", (name, expected) => {
  expect(and(name)).toBe(expected);
});

test("a sentence begins with a capital, also an accented one", () => {
  expect(cap("único")).toBe("Único");
});
