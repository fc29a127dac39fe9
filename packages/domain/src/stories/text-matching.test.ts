import { expect, it, test } from "vitest";
import {
  anyNamePattern,
  foldText,
  mentions,
  namePattern,
  numberIn,
  wordCount,
  wordsOf,
} from "./text-matching.ts";

test.each([
  ["Mina’s cat", 2],
  ["एक नन्ही चिड़िया", 3],
  ["« l'île », dit-il…", 3],
  ["🦄 – …", 0],
  ["Mina ʼ cat ʼnʼ dog", 4],
])("%s has %i words", (text, count) => {
  expect(wordCount(text)).toBe(count);
  expect(wordsOf(text)).toHaveLength(count);
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
  ["Here is Ann.", " Ann ", true],
  ["JAnn and McAnn", "Ann", false],
  ["Here is McAnn", "Ann", false],
  ["anything", "  ", false],
])("%s mentions %s: %s", (text, name, expected) => {
  expect(mentions(text, name)).toBe(expected);
});

test.each([
  ["Here is Ann.", "Ann", true],
  ["Here is Anna.", "Ann", false],
  ["Here is McAnn.", "Ann", false],
  ["Here isि", "is", false],
  ["the cat's (a.b*c?)", "(a.b*c?)", true],
  ["xa.b*c?y", ".b*c?", true],
  ["aab", "a.b", false],
])("in %s the pattern of %s finds it: %s", (text, name, expected) => {
  expect(new RegExp(namePattern(name), "u").test(text)).toBe(expected);
});

test.each([
  ["7yrs", 7],
  ["१२", 12],
  ["٣", 3],
  ["seven7", null],
  ["", null],
])("%j begins with the number %s", (word, number) => {
  expect(numberIn(word)).toBe(number);
});

test("digits of mathematical alphabets, which follow each other, are numbers too", () => {
  const rows = ["𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡", "𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫", "𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿", "０１２３４５６７８９"];
  expect(rows.map(numberIn)).toEqual(rows.map(() => 123_456_789));
});

test.each([
  ["L’ÎLE", ["l'île"]],
  ["Mina’s ʼcat’", ["mina's", "cat"]],
  ["été", ["été"]],
])("%s has the folded words %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("no more than thirty marks in a row are kept, so that putting them in order takes no time", () => {
  const marks = (count: number) => "\u0301\u0327\u0323".repeat(count / 3);
  expect(foldText(`Q${marks(300_000)}a`)).toBe(foldText(`Q${marks(30)}a`));
  expect(foldText(`Q${marks(30)}a`)).toHaveLength(32);
});

it("of names that begin at one place, the longest that stands alone is found", () => {
  const pattern = new RegExp(anyNamePattern(["Mia", "Mia!", "Mia Rose", "??", "Rose"]), "gu");
  expect("Mia! Mia Roses, Mia Rose ?? Miami Rose".match(pattern)).toEqual([
    "Mia!",
    "Mia",
    "Mia Rose",
    "??",
    "Rose",
  ]);
});
