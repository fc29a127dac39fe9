import { expect, test } from "vitest";
import { diceFrom } from "@codetale/domain/stories/dice";
import { readInterests } from "./interests.ts";

const words = {
  joiners: ["and"],
  leadIns: ["likes to", "loves", "likes"],
  fallback: ["stars", "maps"],
};
const read = (...typed: string[]) => readInterests(typed, words, diceFrom("x"));

test.each([
  [["dinosaurs, the moon"], ["dinosaurs", "the moon"]],
  [["Loves trains and cakes"], ["trains", "cakes"]],
  [["likes to loves bugs\nthe sea; soup"], ["bugs", "the sea", "soup"]],
  [
    ["cats", "cats, dogs"],
    ["cats", "dogs"],
  ],
])("%j are %j", (typed, phrases) => {
  expect(new Set(read(...typed).slice(0, phrases.length))).toEqual(new Set(phrases));
});

test.each([[""], ["…"], ["<img src=x>"], ["a very long tale about all the things that are"]])(
  "%j gives our own two",
  (typed) => {
    expect(new Set(read(typed))).toEqual(new Set(words.fallback));
  },
);
