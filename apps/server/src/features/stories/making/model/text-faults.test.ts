import { anyGeneratedStory } from "@codetale/storyteller/testing/generated-stories";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { textFaults } from "./text-faults.ts";

const codesIn = (text: string, names: readonly string[] = []) =>
  textFaults(text, "den", names).map(({ code }) => code);

describe("[SMAKE-5] a text of the model is refused with", () => {
  test.each([
    ["an address", "Go to evil.com today.", "address"],
    ["an address in capitals", "Go to EVIL.COM today.", "address"],
    ["a telephone number", "Call 555-1234.", "address"],
    ["a long telephone number", "Call 0800 123 456 78.", "address"],
    ["a telephone number in pairs", "Appelle le 01 23 45 67 89.", "address"],
    ["a telephone number in one", "Call 5551234.", "address"],
    ["a telephone number in other digits", "बुलाओ ५५५-१२३४।", "address"],
    ["a refusal", "As an AI language model I cannot.", "not-a-story"],
    ["a polite refusal", "I’m sorry, but I can’t assist with that.", "not-a-story"],
    ["a Spanish refusal", "Como modelo de lenguaje, no puedo.", "not-a-story"],
    ["a French refusal", "En tant qu’IA, je ne peux pas.", "not-a-story"],
    ["a Hindi refusal", "एक एआई के रूप में मैं नहीं कर सकता।", "not-a-story"],
  ])("%s", (_, text, code) => {
    expect(codesIn(text)).toEqual([code]);
  });
});

test.each([
  ["a year", "In 1969 they flew to the moon, 384 hours from home."],
  ["numbers that are counted", "10, 20, 30, 40, 50! 100, 200, 300!"],
  ["a sentence without a space before it", "They ran.Then they stopped."],
  ["dots that wait", "Hm...what was that…and then?"],
  ["initials", "At 8 a.m. the D.J. came."],
  ["what cannot be done", "I cannot swim, said the cat. As a bird I can’t help it."],
])("%s may be told", (_, text) => {
  expect(codesIn(text)).toEqual([]);
});

test("a name may have a dot", () => {
  expect(codesIn("Will.iam sang.", ["Will.iam"])).toEqual([]);
  expect(codesIn("Will.iam sang.")).toEqual(["address"]);
});

it("finds nothing in our own stories", () => {
  for (const { title, scenes } of fc.sample(anyGeneratedStory, { numRuns: 12, seed: 5 })) {
    const names = [...new Set(scenes.flatMap(({ cast }) => cast))];
    const texts = [
      title,
      ...scenes.flatMap((scene) => [
        scene.title,
        scene.dialogue,
        ...scene.choices.map(({ text }) => text),
      ]),
    ];
    expect(texts.flatMap((text) => codesIn(text, names))).toEqual([]);
  }
});
