/** Random stories of the built-in storyteller. */
import fc from "fast-check";
import type { ExportedStory } from "@codetale/domain/stories/interchange/story-file";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { generateFromWishes } from "../generate.ts";
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
      const story = generateFromWishes(wishes, seed);
      return story.isGenerated ? { id: seed, ...story } : null;
    }),
  )
  .filter((story) => story !== null);
