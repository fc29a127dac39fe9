import { expect, test } from "vitest";
import { knownWords } from "./grammar.ts";

const vocabulary = new Set(["follow", "the", "owl", "l'", "ours", "aujourd'hui", "thank", "you"]);

test.each([
  { text: "Follow the owl!", known: ["follow", "the", "owl"] },
  { text: "Follow Zuzu", known: ["follow"] },
  { text: "Thank-you", known: ["thank", "you"] },
  { text: "l’ours, aujourd’hui", known: ["l'", "ours", "aujourd'hui"] },
  { text: "Zuzu", known: [] },
  { text: "", known: [] },
])("of “$text” the model knows $known", ({ text, known }) => {
  expect(knownWords(text, (word) => vocabulary.has(word))).toEqual(known);
});
