import { storyLanguages } from "@codetale/domain/stories/languages";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { MENTION } from "@codetale/domain/stories/wishes";
import { wishes } from "@codetale/domain/testing/stories";
import { describe, expect, it, test } from "vitest";
import { lessonExample, readLessons } from "./lessons.ts";
import { planStory } from "./generate.ts";
import { themeIds } from "./themes.ts";

const lessonOf = (language: string, objective: string, themes?: string[]) =>
  readLessons(wishes({ language, objectives: [objective], ...(themes && { themes }) }))[0] ?? null;

describe("[SMAKE-6] what is known of an objective", () => {
  it("is the same as our own storyteller plans a story by", () => {
    const asked = wishes({ objectives: ["sharing", "counting to seven", "planning to retire"] });
    const plan = planStory(asked, "1");
    const lessons = readLessons(asked);

    expect(lessons.map((lesson) => lesson?.theme ?? MENTION)).toEqual(plan?.themes);
    expect(lessons.map((lesson) => lesson?.facts ?? [])).toEqual(plan?.facts);
  });

  it("has name, family and, of hard themes, the note that the parent reads", () => {
    expect(lessonOf("French", "le partage")).toMatchObject({
      objective: 0,
      theme: "sharing",
      family: "behaviour",
      isHard: false,
      language: "fr",
      name: "le partage",
      note: null,
    });
    expect(lessonOf("English", "a death")).toMatchObject({
      isHard: true,
      family: "hard",
      note: expect.stringContaining("died"),
    });
  });

  it("is what the parent chose, and nothing of what is only mentioned", () => {
    expect(lessonOf("English", "sharing", ["bees"])).toMatchObject({ theme: "bees" });
    expect(lessonOf("English", "sharing", [MENTION])).toBeNull();
  });
});

describe("in a language that is not ours", () => {
  test.each([
    ["sharing toys", "sharing", "en"],
    ["grandma died", "death", "en"],
    ["le partage", "sharing", "fr"],
    ["मिल-बाँटकर रहना", "sharing", "hi"],
  ])("%s is understood", (objective, theme, language) => {
    expect(lessonOf("German", objective)).toMatchObject({ theme, language });
  });

  // “die” is a death in English; “Teilen” is like Spanish words.
  test.each([
    "die Farben",
    "die Uhr lernen",
    "Teilen",
    "Zähneputzen",
    "Oma ist gestorben",
    "",
    "!",
  ])("%s is not, where some word is in none of ours", (objective) => {
    expect(lessonOf("German", objective)).toBeNull();
  });

  it("a theme that was chosen is told in English words", () => {
    expect(lessonOf("German", "die Bienen", ["bees"])).toMatchObject({
      theme: "bees",
      language: "en",
    });
  });
});

describe.each(storyLanguages)("[SMAKE-6] the example of a lesson in %s", (language) => {
  test.each(themeIds)("says all facts of %s", (theme) => {
    const asked = wishes({ language, themes: [theme], characters: [] });
    const [lesson] = readLessons(asked);
    if (!lesson) throw new Error("there is no lesson");
    const scenes = lessonExample(lesson, asked);

    expect(scenes.length).toBeGreaterThanOrEqual(lesson.isHard ? 4 : 2);
    const said = ` ${wordsOf(scenes.join(" ")).join(" ")} `;
    for (const fact of lesson.facts) {
      const ways = fact.split("|").map((beginning) => ` ${wordsOf(beginning).join(" ")}`);
      expect(
        ways.some((way) => said.includes(way)),
        fact,
      ).toBe(true);
    }
  });
});
