import { describe, expect, it, test } from "vitest";
import { findUnsuitableText, unsuitableSentence, type CoderTexts } from "./profile-texts.ts";

const decent: CoderTexts = { languages: ["Go"], companies: ["Acme"], about: "I ask follow-ups." };

describe("[PROF-2] a coder's own words", () => {
  it("are shown as they are", () => {
    expect(findUnsuitableText(decent)).toBeNull();
    expect(unsuitableSentence("")).toBeNull();
  });

  test.each<[keyof CoderTexts, Partial<CoderTexts>]>([
    ["languages", { languages: ["Go", "Brainfuck", "Fuck"] }],
    ["companies", { companies: ["Acme", "Bastard Inc"] }],
    ["about", { about: "I know\nshit." }],
  ])("are refused with a word that no profile shows: %s", (field, texts) => {
    const found = findUnsuitableText({ ...decent, ...texts });

    expect(found?.field).toBe(field);
    expect(found?.sentence).toMatch(/^“\w+” is not shown on a profile\./);
  });

  it("are not joined across names into a word that was never typed", () => {
    expect(findUnsuitableText({ ...decent, languages: ["sh", "it"] })).toBeNull();
  });
});
