import { describe, expect, it } from "vitest";
import { wishes } from "../../testing/stories.ts";
import { longestPath } from "../paths.ts";
import { scenesById } from "../graph.ts";
import { diceFrom } from "../seed.ts";
import { plotIds } from "./plots.ts";
import { tellStory } from "./tell.ts";
import { english } from "./tongues/en/tongue.ts";
import { weaveStory } from "./weave.ts";

describe("our storyteller", () => {
  it("tells in the language that was asked for", () => {
    expect(tellStory(wishes(), "1")).toMatchObject({ told: true, language: "en" });
  });

  it("names what it speaks, and how to get more, where it does not", () => {
    const told = tellStory(wishes({ language: "Klingon" }), "1");
    expect(told).toMatchObject({ told: false });
    expect(told.told ? "" : told.unsupported).toMatch(
      /English, Spanish, French and Hindi.*“Klingon”.*LLM_BASE_URL/s,
    );
  });

  it("knows eight plots, and seeds reach all of them", () => {
    expect(plotIds).toHaveLength(8);
    const firsts = new Set(
      Array.from({ length: 80 }, (_, seed) => {
        const told = tellStory(wishes(), `${seed}`);
        return told.told ? told.scenes.map(({ id }) => id).join() : "";
      }),
    );
    expect(firsts.size).toBeGreaterThanOrEqual(8);
  });

  it("lets several children take turns to decide", () => {
    const children = ["Mina", "Leo"].map((name) => ({ name, age: "7", interests: "trains" }));
    for (const plotId of plotIds) {
      const { scenes } = weaveStory(wishes({ children }), plotId, english, diceFrom("turns"));
      const asked = scenes
        .filter(({ choices }) => choices.length > 0)
        .map(({ dialogue }) => dialogue);
      expect(asked.some((text) => text.includes("Mina"))).toBe(true);
      expect(asked.some((text) => text.includes("Leo"))).toBe(true);
    }
  });

  it("stays within fifteen scenes with four lessons, and tells ten or so with one", () => {
    const objectives = ["sharing", "honesty", "counting", "the water cycle"];
    for (const plotId of plotIds) {
      const longest = (count: number) => {
        const story = weaveStory(
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
