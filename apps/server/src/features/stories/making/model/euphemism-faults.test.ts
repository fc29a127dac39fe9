import { wishes } from "@codetale/domain/testing/stories";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { planStory, tellStory } from "@codetale/storyteller/generate";
import { describe, expect, it, test } from "vitest";
import { euphemismFaults } from "./euphemism-faults.ts";

const death = { theme: "death", language: "en" } as const;

describe("[SMAKE-6] words that hide a death", () => {
  test.each([
    ["en", "Her grandma fell asleep, and it was winter."],
    ["en", "Grandma passed away."],
    ["es", "La abuela se convirtió en una estrella."],
    ["fr", "Mamie s’est endormie."],
    ["hi", "दादी हमेशा के लिए सो गईं।"],
  ] as const)("are found in %s: %s", (language, dialogue) => {
    expect(euphemismFaults(dialogue, "den", { ...death, language })).not.toEqual([]);
  });

  it("are named with their scene, so that the model can repair them", () => {
    expect(euphemismFaults("Grandma went away.", "den", death)).toEqual([
      {
        code: "euphemism",
        sceneId: "den",
        detail: "“went away” hides a death from children; say plainly that somebody died",
      },
    ]);
  });

  test.each([
    ["en", "She has not gone away. She died."],
    ["en", "She did not fall asleep, and she never went away."],
    ["es", "No se durmió: murió."],
    ["fr", "Elle ne s’est pas endormie."],
    ["hi", "वे सो नहीं गईं।"],
  ] as const)("may be denied, in %s: %s", (language, dialogue) => {
    expect(euphemismFaults(dialogue, "den", { ...death, language })).toEqual([]);
  });

  it("may be said where nobody has died", () => {
    const sleep = { theme: "bedtime", language: "en" } as const;
    expect(euphemismFaults("The fox fell asleep.", "den", sleep)).toEqual([]);
  });

  test.each(storyLanguages)("are not in our own stories, in %s", (language) => {
    for (const theme of ["death", "pet-death"] as const) {
      for (const seed of ["1", "2", "3"]) {
        const asked = wishes({ language, themes: [theme] });
        const plan = planStory(asked, seed);
        const told = plan ? tellStory(plan, asked, seed).scenes : [];
        const lessons = told.filter(({ teaches }) => teaches.includes(0));
        expect(lessons).not.toEqual([]);
        for (const { id, dialogue } of lessons) {
          expect(euphemismFaults(dialogue, id, { theme, language })).toEqual([]);
        }
      }
    }
  });
});
