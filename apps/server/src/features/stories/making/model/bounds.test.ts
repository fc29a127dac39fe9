import { FEWEST_CHOICE_POINTS, longestPathFor } from "@codetale/domain/stories/find-faults";
import { wishes } from "@codetale/domain/testing/stories";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { answering } from "#platform/language-model/testing/model-provider";
import { agesOf, bounds, lengths } from "./bounds.ts";
import { outlineInstructions } from "./instructions.ts";
import type { Outline, SceneDraft } from "./outline.ts";
import { aChild, ModelStorytellerFixture, unchanged } from "./testing/model-storyteller-fixture.ts";
import { wishesIn } from "./testing/scripted-story.ts";

const oneOf = (age: string) => wishes({ children: [{ ...aChild("Mina"), age }] });

test.each([
  ["3", "3-4"],
  ["4", "3-4"],
  ["5", "5-9"],
  ["8", "5-9"],
])(
  "[SMAKE-5] a child of %s is told stories for those of %s, as by our own storyteller",
  (age, ages) => {
    expect(agesOf(oneOf(age))).toBe(ages);
  },
);

describe.each(["3-4", "5-9"] as const)("what is asked for at %s", (ages) => {
  const { scenes, words, minutes } = lengths[ages];
  const minutesOf = (path: number, wordsOfScene: number, choices: number) =>
    (path * wordsOfScene) / 150 + choices * 0.2;

  it("[SMAKE-5] takes the minutes that it says", () => {
    expect(minutesOf(scenes[0], words[0], FEWEST_CHOICE_POINTS + 1)).toBeGreaterThanOrEqual(
      minutes[0],
    );
    expect(minutesOf(scenes[1], words[1], FEWEST_CHOICE_POINTS + 1)).toBeLessThanOrEqual(
      minutes[1],
    );
  });

  it("is within what an answer is held to", () => {
    expect(scenes[0]).toBeGreaterThanOrEqual(bounds[ages].fewestScenes);
    expect(scenes[1]).toBeLessThanOrEqual(longestPathFor(1));
    expect(words[1]).toBeLessThanOrEqual(bounds[ages].mostWordsOfScene);
  });

  it("is in the instructions", () => {
    expect(outlineInstructions).toContain(
      `At "${ages}": ${scenes.join(" to ")} scenes on every path, of ${words.join(" to ")} words each, ${minutes.join(" to ")} minutes in all.`,
    );
  });
});

describe("a model", () => {
  let world: ModelStorytellerFixture;

  beforeEach(async () => {
    world = await ModelStorytellerFixture.open();
  });

  afterEach(() => world.close());

  /** One scene fewer on every path. */
  const withoutHill = answering<Outline>((outline) => ({
    ...outline,
    scenes: outline.scenes
      .filter(({ id }) => id !== "hill")
      .map((scene) => (scene.next === "hill" ? { ...scene, next: "road" } : scene)),
  }));

  it("[SMAKE-5] is told the ages, and has to plan ten scenes for a child of five", async () => {
    world.provider.behaviours = [withoutHill];
    await world.generate(oneOf("5"));

    expect(wishesIn(world.provider.calls[0]!).ages).toBe("5-9");
    expect(world.repairsAskedFor).toEqual([
      expect.stringContaining("too-short: a path has 9 scenes, must be at least 10"),
    ]);
  });

  it("[SMAKE-5] has to plan eight for a child of four", async () => {
    world.provider.behaviours = [withoutHill];
    await world.generate(oneOf("4"));

    expect(wishesIn(world.provider.calls[0]!).ages).toBe("3-4");
    expect(world.repairsAskedFor).toEqual([]);
  });

  const ofWords = (count: number) =>
    answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
      scenes: scenes.map((told) => {
        const missing = count - told.dialogue.split(" ").length;
        return told.id === "hill"
          ? { ...told, dialogue: `${told.dialogue} ${"So on. ".repeat(missing / 2).trim()}` }
          : told;
      }),
    }));

  it("[SMAKE-5] may tell a child of five more in a scene than one of four", async () => {
    world.provider.behaviours = [unchanged, ofWords(64)];
    await world.generate(oneOf("5"));
    expect(world.repairsAskedFor).toEqual([]);

    world.provider.behaviours = [unchanged, ofWords(64)];
    await world.generate(oneOf("4"));
    expect(world.repairsAskedFor).toEqual([
      expect.stringContaining("at most 60 words for children so young"),
    ]);
  });
});
