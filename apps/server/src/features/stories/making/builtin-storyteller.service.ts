/** Our own storyteller: needs no network and takes milliseconds, in the languages that it has. */
import { setImmediate as turn } from "node:timers/promises";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import { generateFromWishes } from "@codetale/storyteller/generate";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { AppError } from "#core/app-error";
import { validateStory } from "../validated-story.ts";
import type { Storyteller, Editions } from "./storyteller.ts";

/** Long wishes may not fit into the plot of the first seed; others are tried then. */
const MOST_SEEDS = 4;

export const builtinStoryteller: Storyteller = {
  async generate(wishes, { seed, signal, report }) {
    report({ step: "outline", done: 0, total: 1 });
    for (let tried = 0; tried < MOST_SEEDS; tried += 1) {
      signal.throwIfAborted();
      const editions = await generateEditions(wishes, tried === 0 ? seed : `${seed}/${tried}`);
      const total = editions.privateEdition.scenes.length;
      report({ step: "scenes", done: total, total });
      if (validateStory({ ...editions, wishes, storyteller: "builtin", seed }).isValid) {
        report({ step: "check", done: 1, total: 1 });
        return editions;
      }
    }
    throw new Error("Our storyteller found no story that holds all of the wishes.");
  },
};

/** @throws AppError `story/language-unknown` */
export function refuseUnknownLanguage(wishes: StoryWishes): void {
  if (!storyLanguageOf(wishes.language)) generateEdition(wishes, "any");
}

/** Yields to other requests after each edition: generating one blocks the event loop. */
async function generateEditions(wishes: StoryWishes, seed: string): Promise<Editions> {
  const { language, ...privateEdition } = generateEdition(wishes, seed);
  await turn();
  const sharedEdition = generateEdition(withStandIns(wishes, language), seed);
  await turn();
  return { language, privateEdition, sharedEdition };
}

function generateEdition(wishes: StoryWishes, seed: string) {
  const result = generateFromWishes(wishes, seed);
  if (result.isGenerated) return result;
  const message = result.unsupported;
  throw new AppError("story/language-unknown", {
    message,
    errors: [{ path: "story_language", message }],
  });
}
