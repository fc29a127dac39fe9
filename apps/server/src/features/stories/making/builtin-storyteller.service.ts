/** Our own storyteller: offline, at once, in the languages that it speaks. */
import { setImmediate as turn } from "node:timers/promises";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import { generateFromWishes } from "@codetale/storyteller/generate";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { AppError } from "#core/app-error";
import { validateStory } from "../validated-story.ts";
import type { Storyteller, Editions } from "./storyteller.ts";

export type BuiltinStoryteller = Storyteller & {
  /** @throws AppError `story/language-unknown` */
  refuseUnknownLanguage(wishes: StoryWishes): void;
};

/** Seeds that are tried where what a parent typed does not fit into a story at once. */
const MOST_SEEDS = 4;

export function createBuiltinStoryteller(): BuiltinStoryteller {
  return {
    async generate(wishes, { seed, signal, report }) {
      report({ step: "outline", done: 0, total: 1 });
      for (let tried = 0; tried < MOST_SEEDS; tried += 1) {
        signal.throwIfAborted();
        const tellings = await generateEditions(wishes, tried === 0 ? seed : `${seed}/${tried}`);
        const total = tellings.own.scenes.length;
        report({ step: "scenes", done: total, total });
        if (validateStory({ ...tellings, wishes, storyteller: "builtin", seed }).isValid) {
          report({ step: "check", done: 1, total: 1 });
          return tellings;
        }
      }
      throw new Error("Our storyteller found no story that holds all of the wishes.");
    },

    refuseUnknownLanguage(wishes) {
      if (!storyLanguageOf(wishes.language)) generateEdition(wishes, "any");
    },
  };
}

/** Whoever listens to another story meanwhile is let in between. */
async function generateEditions(wishes: StoryWishes, seed: string): Promise<Editions> {
  const own = generateEdition(wishes, seed);
  await turn();
  const others = generateEdition(withStandIns(wishes, own.language), seed);
  await turn();
  return { language: own.language, own, others };
}

function generateEdition(wishes: StoryWishes, seed: string) {
  const told = generateFromWishes(wishes, seed);
  if (told.isGenerated) return { title: told.title, scenes: told.scenes, language: told.language };
  const message = told.unsupported;
  throw new AppError("story/language-unknown", {
    message,
    errors: [{ path: "story_language", message }],
  });
}
