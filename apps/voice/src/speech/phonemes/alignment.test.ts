import { expect, it } from "vitest";
import { alignToWords } from "./alignment.ts";

it("gives every sound to its word, one for one", () => {
  expect(
    alignToWords(
      ["ð", "ə", "f", "ɑː", "k", "s"],
      [
        ["ð", "ə"],
        ["f", "ˈɑː", "k", "s"],
      ],
    ),
  ).toEqual([0, 0, 1, 1, 1, 1]);
});

it("takes apart words that melt, and knows weakened sounds", () => {
  const phrase = ["ɪ", "n", "ð", "ə", "k", "ˈɪ", "tʃ"];
  const words = [
    ["ˈɪ", "n"],
    ["ð", "ə"],
    ["k", "ˈɪ", "tʃ"],
  ];

  expect(alignToWords(phrase, words)).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

it("gives a sound that links two words to the first", () => {
  const phrase = ["l", "e", "z", "ɑ̃", "f", "ɑ̃"];
  const words = [
    ["l", "e"],
    ["ɑ̃", "f", "ɑ̃"],
  ];

  expect(alignToWords(phrase, words)).toEqual([0, 0, 0, 1, 1, 1]);
});

it("never goes back, whatever it is given", () => {
  const owners = alignToWords(["a", "b", "c", "d"], [["d"], [], ["a", "x"]]);

  expect(owners).toEqual([...owners].sort((a, b) => a - b));
  expect(alignToWords(["a"], [[]])).toEqual([0]);
});
