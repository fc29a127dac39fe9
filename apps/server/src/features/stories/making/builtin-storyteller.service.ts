/** Our own storyteller: needs no network and takes milliseconds, in the languages that it has. */
import { setImmediate as turn } from "node:timers/promises";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import {
  planStory,
  tellStory,
  type EarlierPlot,
  type StoryPlan,
} from "@codetale/storyteller/generate";
import { prepareUnderstanding } from "@codetale/storyteller/understanding/understood-wishes";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { AppError } from "#core/errors/app-error";
import { validateStory } from "../validated-story.ts";
import type { EarlierStory } from "#core/stories/story-order";
import type { Editions, Storyteller } from "./storyteller.ts";

/** Long wishes may not fit into the plot of the first seed; others are tried then. */
const MOST_SEEDS = 4;

export const builtinStoryteller: Storyteller = {
  async generate(wishes, { seed, told, again = null, signal, report }) {
    report({ step: "outline", done: 0, total: 1 });
    const language = storyLanguageOf(wishes.language) ?? refuseLanguage(wishes.language);
    await prepareUnderstanding(language, turn);
    for (let tried = 0; tried < MOST_SEEDS; tried += 1) {
      signal.throwIfAborted();
      const ownSeed = tried === 0 ? seed : `${seed}/${tried}`;
      const plan =
        planStory(wishes, ownSeed, told, earlierPlot(again)) ?? refuseLanguage(wishes.language);
      const editions = await tellEditions(plan, wishes, ownSeed);
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

function earlierPlot(again: EarlierStory | null): EarlierPlot | null {
  if (!again || again.plot === null) return null;
  return { plot: again.plot, isKept: again.adventure === "same" };
}

/** Yields to other requests after each edition: telling one blocks the event loop. */
async function tellEditions(plan: StoryPlan, wishes: StoryWishes, seed: string): Promise<Editions> {
  const { language, plot, facts } = plan;
  const privateEdition = tellStory(plan, wishes, seed);
  await turn();
  const sharedEdition = tellStory(plan, withStandIns(wishes, language), seed);
  await turn();
  return { language, plot, facts, privateEdition, sharedEdition };
}

/** @throws AppError `story/language-unknown` */
export function refuseLanguage(language: string): never {
  const message =
    `Our own storyteller speaks English, Spanish, French and Hindi, but not “${language.trim()}”. ` +
    "Other languages need a language model, which whoever runs this server can connect.";
  throw new AppError("story/language-unknown", {
    message,
    errors: [{ path: "story_language", message }],
  });
}
