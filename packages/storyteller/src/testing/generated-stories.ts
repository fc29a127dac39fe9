/** Random stories of the built-in storyteller. */
import fc from "fast-check";
import { levelOf } from "@codetale/domain/stories/age";
import type { ExportedStory } from "@codetale/domain/stories/interchange/story-file";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { planStory, tellStory } from "../generate.ts";
import { anyWishes, typedSamplesOf } from "./random-wishes.ts";

/** In every language, with ordinary and with hostile names. */
export const anyGeneratedStory: fc.Arbitrary<ExportedStory> = fc
  .record({
    language: fc.constantFrom(...storyLanguages),
    hostile: fc.boolean(),
    seed: fc.uuid(),
  })
  .chain(({ language, hostile, seed }) =>
    anyWishes(language, { hostile, words: typedSamplesOf(language) }).map((wishes) => {
      const plan = planStory(wishes, seed);
      if (!plan) return null;
      const { objectives, characters, children } = wishes;
      const names = children.map(({ name }) => name);
      const about = { level: levelOf(wishes), objectives, characters, children: names };
      return { id: seed, language: plan.language, about, ...tellStory(plan, wishes, seed) };
    }),
  )
  .filter((story) => story !== null);
