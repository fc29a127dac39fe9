import { expect, test } from "vitest";
import { sanitizeName } from "./sanitize-text.ts";
import { foldText, mentions, wordCount } from "./text-matching.ts";

test.each([
  ["Mina’s cat", 2],
  ["एक नन्ही चिड़िया", 3],
  ["« l'île », dit-il…", 3],
  ["🦄 – …", 0],
])("%s has %i words", (text, count) => {
  expect(wordCount(text)).toBe(count);
});

test.each([
  ["Here is Ann.", "Ann", true],
  ["Here is Anna.", "Ann", false],
  ['“Zo"e” said', 'Zo"e', true],
  ["a 🦄🌈!", "🦄🌈", true],
  ["मीरा ने कहा", "मीरा", true],
  ["मीराबाई ने कहा", "मीरा", false],
  ["Annabel and Ann", "Ann", true],
  ["a.b*c?", "a.b*c?", true],
  ["anything", "  ", false],
])("%s mentions %s: %s", (text, name, expected) => {
  expect(mentions(text, name)).toBe(expected);
});

test.each([
  ["  Ann\n\tLee ", "Ann Lee"],
  ["\u202Elive\u202C", "live"],
  ["دانيال", "دانيال"],
  ["a b c d e f g h i j k l m n", "a b c d e f g h i j k l"],
  ["<b>Bob</b>", "<b>Bob</b>"],
])("%j is said as %j", (typed, spoken) => {
  expect(sanitizeName(typed)).toBe(spoken);
});

test("no more than thirty marks in a row are kept, so that putting them in order takes no time", () => {
  const marks = (count: number) => "\u0301\u0327\u0323".repeat(count / 3);
  expect(foldText(`Q${marks(300_000)}a`)).toBe(foldText(`Q${marks(30)}a`));
  expect(foldText(`Q${marks(30)}a`)).toHaveLength(32);
});
