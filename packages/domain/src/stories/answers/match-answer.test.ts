import { describe, expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { matchChoice } from "./match-answer.ts";
import type { AnswerWords } from "./language-words.ts";

const words: AnswerWords = {
  stopWords: new Set(["the", "a", "to", "i", "want", "number", "and", "let's", "at", "for"]),
  ordinals: [
    ["one", "first"],
    ["two", "second"],
    ["three", "third"],
  ],
};
const scene = aScene({
  choices: [
    { text: "Follow the owl", nextId: "a" },
    { text: "Knock at the door", nextId: "b" },
    { text: "Wait for morning", nextId: "c" },
  ],
});

describe("an answer means", () => {
  test.each([
    { said: "Follow the owl", choice: 0 },
    { said: "  KNOCK at the door!! ", choice: 1 },
    { said: "2", choice: 1 },
    { said: "the third", choice: 2 },
    { said: "number one", choice: 0 },
    { said: "the second one", choice: 1 },
    { said: "I want to knock", choice: 1 },
    { said: "let’s follow that owl", choice: 0 },
    { said: "morning", choice: 2 },
    { said: "knocking", choice: 1 },
    { said: "waiting", choice: 2 },
    { said: "owls", choice: 0 },
    { said: "mornig", choice: 2 },
  ])("choice $choice, said as “$said”", ({ said, choice }) => {
    expect(matchChoice(scene, said, words)).toBe(choice);
  });
});

describe("an answer means nothing yet", () => {
  test.each([
    "",
    "…",
    "a banana",
    "4",
    "0",
    "the",
    "owl and door",
    "one or two",
    "one two",
    "the second one, or third",
  ])("said as “%s”", (said) => {
    expect(matchChoice(scene, said, words)).toBeNull();
  });

  it("where nothing is asked", () => {
    expect(matchChoice(aScene(), "one", words)).toBeNull();
  });
});

describe("of choices that are alike, an answer means", () => {
  const alike = (...texts: string[]) =>
    aScene({ choices: texts.map((text) => ({ text, nextId: "a" })) });

  test.each([
    [
      "the one it says word by word",
      ["Open the door", "Open the red door"],
      "open the red door!",
      1,
    ],
    ["the one it says word by word", ["Open the door", "Open the red door"], "Open the door", 0],
    ["one by a word that only it has", ["Keep to the river bank", "Go home"], "a river", 0],
    ["one by two words of five", ["Follow the old grey barking dog", "Go home"], "old dog", 0],
    [
      "none by one word of a sentence about something else",
      ["Keep to the river bank", "Go home"],
      "yesterday grandpa bought river fish",
      null,
    ],
    ["one by half of its words", ["Keep to the river", "Go home"], "a river", 0],
    ["one by a shorter form of a word", ["Keep knocking", "Go home"], "knock", 0],
    ["none by a word that says nothing", ["Guess numbers", "Go home"], "a number", null],
    ["another than one that says nothing", ["I want the", "Follow the owl"], "owl", 1],
  ])("%s: %j, said as “%s”", (_, texts, said, choice) => {
    expect(matchChoice(alike(...texts), said, words)).toBe(choice);
  });
});

it("understands Devanagari whole, vowel signs and all", () => {
  const hindi = aScene({
    choices: [
      { text: "दरवाज़ा खटखटाओ", nextId: "a" },
      { text: "नाव में बैठो", nextId: "b" },
    ],
  });
  const hindiWords = {
    stopWords: new Set(["में"]),
    ordinals: [
      ["एक", "पहला"],
      ["दो", "दूसरा"],
    ],
  };
  expect(matchChoice(hindi, "नाव में बैठो", hindiWords)).toBe(1);
  expect(matchChoice(hindi, "पहला", hindiWords)).toBe(0);
  expect(matchChoice(hindi, "२", hindiWords)).toBe(1);
});
