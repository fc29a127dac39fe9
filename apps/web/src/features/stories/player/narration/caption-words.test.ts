import { expect, it } from "vitest";
import { captionWords, wordAtCharacter, wordAtTime } from "./caption-words.ts";

it("counts words as voices do: whatever stands between white space", () => {
  expect(captionWords("“Hoom,” said the  owl.").map(({ text }) => text)).toEqual([
    "“Hoom,”",
    "said",
    "the",
    "owl.",
  ]);
  expect(captionWords("नाव में दो सीटें हैं।")).toHaveLength(5);
  expect(captionWords("  ")).toEqual([]);
});

it("keeps the space between words as it is, so that a French “!” stays with its word", () => {
  expect(captionWords("Oh\u202f! Viens.")).toEqual([
    { text: "Oh", at: 0, gap: "\u202f" },
    { text: "!", at: 3, gap: " " },
    { text: "Viens.", at: 5, gap: "" },
  ]);
});

it.each([
  [-1, -1],
  [0, 0],
  [299, 0],
  [300, 1],
  [899, 1],
  [900, 2],
  [99_000, 2],
])("hears at %i ms word %i", (ms, word) => {
  expect(wordAtTime([0, 300, 900], ms)).toBe(word);
});

it("hears no word before the first, or where none is known", () => {
  expect(wordAtTime([200], 199)).toBe(-1);
  expect(wordAtTime([], 500)).toBe(-1);
});

it("finds the word that a reader has come to", () => {
  const words = captionWords("Go, little boat");

  expect([0, 2, 4, 6, 11, 99].map((at) => wordAtCharacter(words, at))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(wordAtCharacter([], 3)).toBe(-1);
});
