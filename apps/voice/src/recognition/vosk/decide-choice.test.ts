import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { expect, test } from "vitest";
import { decideChoice } from "./decide-choice.ts";

const choices = ["follow the silver crumbs", "knock at the door", "row out to the island"];
const words = {
  stopWords: new Set(["the", "at", "to", "let's", "i", "want", "number"]),
  ordinals: [["one", "first"], ["two", "second"], ["three"]],
};

function heard(free: string, grammar: string, { apart = 0, second = "" } = {}) {
  return decideChoice(
    choices,
    {
      free: [
        { text: free, confidence: 200 },
        ...(second === "" ? [] : [{ text: second, confidence: 198 }]),
      ],
      grammar: { text: grammar, confidence: 200 - apart },
    },
    words,
  );
}

test.each([
  { why: "both heard it", choice: 1, free: "knock at the door", grammar: "knock at the door" },
  { why: "it was heard freely", choice: 1, free: "let's knock", grammar: "[unk]" },
  { why: "its number was", choice: 1, free: "number two", grammar: "[unk]" },
  {
    why: "its number was, in the English way",
    choice: 1,
    free: "the second one",
    grammar: "[unk]",
  },
  { why: "two of its words fit best", choice: 2, free: "you are out", grammar: "[unk] row out" },
])("a choice is meant when $why", ({ free, grammar, choice }) => {
  expect(heard(free, grammar)).toBe(choice);
});

test("a choice is meant when a close second guess says so, and not a distant one", () => {
  expect(heard("knack", "[unk]", { second: "knock" })).toBe(1);
  const free = [
    { text: "knack", confidence: 200 },
    { text: "knock", confidence: 190 },
  ];
  const grammar = { text: "[unk]", confidence: 100 };
  expect(decideChoice(choices, { free, grammar }, words)).toBeNull();
});

test.each([
  { why: "nothing was heard", free: "", grammar: "" },
  { why: "only the grammar hears one word", free: "my dog", grammar: "knock" },
  { why: "most of what was said is something else", free: "my island is big", grammar: "[unk]" },
  { why: "its words come in no order", free: "adore none", grammar: "door knock" },
  { why: "two choices fit alike", free: "knock island", grammar: "[unk]" },
])("no choice is meant when $why", ({ free, grammar }) => {
  expect(heard(free, grammar)).toBeNull();
});

test("no choice is meant when the grammar's words are far less likely than others", () => {
  expect(heard("you are out", "row out", { apart: 44 })).toBe(2);
  expect(heard("you are out", "row out", { apart: 46 })).toBeNull();
});

test.each([
  { why: "one is denied", free: "not the door", grammar: "[unk] the door", choice: null },
  { why: "all of one is denied", free: "don't knock", grammar: "[unk] knock", choice: null },
  {
    why: "a denial is misheard",
    free: "not at the door",
    grammar: "knock at the door",
    choice: 1,
  },
])("what a denial means is left to its words: $why", ({ free, grammar, choice }) => {
  const results = {
    free: [{ text: free, confidence: 200 }],
    grammar: { text: grammar, confidence: 195 },
  };
  expect(decideChoice(choices, results, answerWords.en)).toBe(choice);
});
