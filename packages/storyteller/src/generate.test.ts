import { describe, expect, it } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { longestPath } from "@codetale/domain/stories/paths";
import { scenesById } from "@codetale/domain/stories/graph";
import { diceFrom } from "@codetale/domain/stories/dice";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import { plotIds } from "./plots.ts";
import { generateFromWishes } from "./generate.ts";
import { english } from "./locales/en/locale.ts";
import { composeStory } from "./compose-story.ts";

describe("the built-in storyteller", () => {
  it("generates in the language that was asked for", () => {
    expect(generateFromWishes(wishes(), "1")).toMatchObject({ isGenerated: true, language: "en" });
  });

  it("names its languages, and how to get others, where it lacks one", () => {
    const generated = generateFromWishes(wishes({ language: "Klingon" }), "1");
    expect(generated).toMatchObject({ isGenerated: false });
    expect(generated.isGenerated ? "" : generated.unsupported).toMatch(
      /English, Spanish, French and Hindi.*“Klingon”.*LLM_BASE_URL/s,
    );
  });

  it("knows eight plots, and seeds reach all of them", () => {
    expect(plotIds).toHaveLength(8);
    const firsts = new Set(
      Array.from({ length: 80 }, (_, seed) => {
        const generated = generateFromWishes(wishes(), `${seed}`);
        return generated.isGenerated ? generated.scenes.map(({ id }) => id).join() : "";
      }),
    );
    expect(firsts.size).toBeGreaterThanOrEqual(8);
  });

  it("lets several children take turns to decide", () => {
    const children = ["Mina", "Leo"].map((name) => ({ name, age: "7", interests: "trains" }));
    for (const plotId of plotIds) {
      const { scenes } = composeStory(wishes({ children }), plotId, english, diceFrom("turns"));
      const asked = scenes
        .filter(({ choices }) => choices.length > 0)
        .map(({ dialogue }) => dialogue);
      expect(asked.some((text) => text.includes("Mina"))).toBe(true);
      expect(asked.some((text) => text.includes("Leo"))).toBe(true);
    }
  });

  it("stays within fifteen scenes with four lessons, and has nine or more with one", () => {
    const objectives = ["sharing", "honesty", "counting", "the water cycle"];
    for (const plotId of plotIds) {
      const longest = (count: number) => {
        const story = composeStory(
          wishes({ objectives: objectives.slice(0, count) }),
          plotId,
          english,
          diceFrom("x"),
        );
        return longestPath(scenesById(story), "start") ?? Infinity;
      };
      expect(longest(4)).toBeLessThanOrEqual(15);
      expect(longest(1)).toBeGreaterThanOrEqual(9);
    }
  });
});

it("[SLIB-3] the story for others is the same one, without the children and what they love", () => {
  const typed = {
    children: [
      { name: "Robin", age: "4", interests: "quokkas" },
      { name: "Zebulon", age: "9", interests: "tubas" },
    ],
    characters: [{ name: "Sky", role: "hero", traits: "brave" }],
    objectives: ["sharing"],
    language: "English",
  };
  const own = generateFromWishes(typed, "a seed");
  const others = generateFromWishes(withStandIns(typed, "en"), "a seed");
  if (!own.isGenerated || !others.isGenerated) throw new Error("English is a story language");

  expect(others.scenes.map(({ id }) => id)).toEqual(own.scenes.map(({ id }) => id));
  expect(JSON.stringify(own)).toMatch(/Zebulon[^]*quokkas|quokkas[^]*Zebulon/);
  expect(JSON.stringify(others)).not.toMatch(/Zebulon|Robin|quokka|tuba/);
});
