import { expect, it, test } from "vitest";
import { wordOverlap } from "./word-overlap.ts";

const words = { stopWords: new Set(["the", "a", "i", "to", "by"]), ordinals: [] };
const choices = ["Follow the silver crumbs", "Knock on the door"];

test.each([
  { said: "the crumbs", choice: 0, hits: 1, ofTranscript: 1 },
  { said: "I follow crumbs", choice: 0, hits: 2, ofTranscript: 1 },
  { said: "knocking and shouting by night", choice: 1, hits: 1, ofTranscript: 0.25 },
])("“$said” shares $hits words with choice $choice", ({ said, choice, hits, ofTranscript }) => {
  expect(wordOverlap(choices, said, words)).toMatchObject({ choice, hits, ofTranscript });
});

test.each(["", "the", "my dog", "follow and knock"])(
  "“%s” shares no more words with one choice than with the other",
  (said) => {
    expect(wordOverlap(["Follow crumbs", "Knock twice"], said, words)).toBeNull();
  },
);

it("says how much of the choice was said", () => {
  expect(wordOverlap(choices, "silver", words)?.ofChoice).toBeCloseTo(1 / 3);
});

it("knows words that are spelled by ear where it is told how", () => {
  expect(wordOverlap(["Llamar a los gansos"], "ganzos", words)).toBeNull();
  expect(
    wordOverlap(["Llamar a los gansos"], "ganzos", words, (one, other) => one[0] === other[0]),
  ).toMatchObject({ choice: 0, hits: 1 });
});
