/** Exported stories of the built-in storyteller, read again and played by another engine. */
import fc from "fast-check";
import { Compiler } from "inkjs/compiler/Compiler";
import { expect, it, test } from "vitest";
import { fixedSeed } from "@codetale/domain/testing/fixed-seed";
import { diceFrom } from "@codetale/domain/stories/dice";
import { scenesById } from "@codetale/domain/stories/graph";
import { fromInk } from "@codetale/domain/stories/interchange/from-ink";
import { fromTwee } from "@codetale/domain/stories/interchange/from-twee";
import { withProvenAbout } from "@codetale/domain/stories/interchange/proven-about";
import { repairStory } from "@codetale/domain/stories/interchange/repair-story";
import type { ExportedStory } from "@codetale/domain/stories/interchange/story-file";
import { toInk } from "@codetale/domain/stories/interchange/to-ink";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import { anyGeneratedStory } from "./testing/generated-stories.ts";
import { walk } from "./testing/read-story.ts";

const tools = [
  { tool: "Twee", write: toTwee, read: fromTwee },
  { tool: "ink", write: toInk, read: fromInk },
];

test.each(tools)(
  "a story that goes to $tool and comes back is the same, in any language and with any names",
  ({ write, read }) => {
    fc.assert(
      fc.property(anyGeneratedStory, (story) => {
        const file = read(write(story));
        if ("problems" in file) throw new Error(file.problems.join());
        const repaired = repairStory(file);
        if ("problems" in repaired) throw new Error(repaired.problems.join());
        const { places: _, ...content } = withProvenAbout(repaired);
        const { title, language, about, figures, scenes } = story;
        expect(content).toEqual({ title, language, about, figures, scenes, repairs: [] });
      }),
      { ...fixedSeed, numRuns: 40 },
    );
  },
);

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

/** What ink's engine prints, scene by scene, with `dice` choosing as {@link walk} does. */
function playInInk(source: ExportedStory, dice: ReturnType<typeof diceFrom>): string[] {
  const story = new Compiler(toInk(source)).Compile();
  const printed: string[] = [];
  const scenes = scenesById(source);
  for (let scene = scenes.get("start"); scene;) {
    const line = story.Continue();
    printed.push(line?.trim() ?? "");
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
  return printed;
}
