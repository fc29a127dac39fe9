import fc from "fast-check";
import { Compiler } from "inkjs/compiler/Compiler";
import { expect, it } from "vitest";
import { fixedSeed } from "../../testing/fixed-seed.ts";
import { aScene } from "../../testing/stories.ts";
import { scenesById } from "../graph.ts";
import { diceFrom } from "../dice.ts";
import { walk } from "@codetale/storyteller/testing/read-story";
import type { ExportedStory } from "./story-file.ts";
import { anyGeneratedStory } from "./testing/marked-stories.ts";
import { toInk } from "./to-ink.ts";

it("reads as a writer would have written it", () => {
  const scenes = [
    aScene({
      id: "start",
      title: "The gate",
      choices: [],
      nextId: "lesson-1.left",
      setting: "hill",
    }),
    aScene({ id: "lesson-1.left", title: "What now?", speaker: "Lila", dialogue: "Well? #1!" }),
  ];
  expect(toInk({ id: "1", title: "Gates", language: "en", scenes })).toBe(`# title: Gates
# language: en
-> start

=== start ===
# title: The gate
# setting: hill
# cast: Mina
# cast: Lila
Mina met Lila the grumpy clockmaker.
-> lesson_1_left

=== lesson_1_left ===
# id: lesson-1.left
# title: What now?
# speaker: Lila
# setting: village
# cast: Mina
# cast: Lila
Well? \\#1!
-> END
`);
});

it("plays in ink's own engine as it plays here, to an end", () => {
  fc.assert(
    fc.property(anyGeneratedStory, fc.uuid(), (story, seed) => {
      const dice = diceFrom(seed);
      expect(playInInk(story, dice)).toEqual(
        walk(story, diceFrom(seed)).map(({ dialogue }) => dialogue),
      );
    }),
    { ...fixedSeed, numRuns: 25 },
  );
});

/** What ink's engine tells, scene by scene, with `dice` choosing as {@link walk} does. */
function playInInk(source: ExportedStory, dice: ReturnType<typeof diceFrom>): string[] {
  const story = new Compiler(toInk(source)).Compile();
  const told: string[] = [];
  const scenes = scenesById(source);
  for (let scene = scenes.get("start"); scene;) {
    const line = story.Continue();
    told.push(line?.trim() ?? "");
    expect(story.currentTags).toContain(`setting: ${scene.setting}`);
    const { choices, nextId } = scene;
    if (choices.length > 0) {
      expect(story.currentChoices.map(({ text }) => text)).toEqual(choices.map(({ text }) => text));
      const chosen = dice.roll(choices.length);
      story.ChooseChoiceIndex(chosen);
      scene = scenes.get(choices[chosen]?.nextId ?? "");
    } else {
      if (nextId !== null) dice.roll(1);
      scene = nextId === null ? undefined : scenes.get(nextId);
    }
  }
  expect(story.canContinue).toBe(false);
  return told;
}
