/** Our own storyteller: offline, at once, in the languages that it speaks. */
import { setImmediate as turn } from "node:timers/promises";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import { storyLanguageOf } from "@codetale/domain/stories/storyteller/languages";
import { tellStory } from "@codetale/domain/stories/storyteller/tell";
import { tongues } from "@codetale/domain/stories/storyteller/tongues";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { AppError } from "#core/app-error";
import { proveStory } from "./proven-story.ts";
import type { Storyteller, Tellings } from "./storyteller.ts";

export type BuiltinStoryteller = Storyteller & {
  /** @throws AppError `story/language-unknown` */
  refuseUnknownLanguage(wishes: StoryWishes): void;
};

/** Seeds that are tried where what a parent typed does not fit into a story at once. */
const MOST_SEEDS = 4;

export function createBuiltinStoryteller(): BuiltinStoryteller {
  return {
    async tell(wishes, { seed, signal, report }) {
      report({ step: "outline", done: 0, total: 1 });
      for (let tried = 0; tried < MOST_SEEDS; tried += 1) {
        signal.throwIfAborted();
        const tellings = await tellTwice(wishes, tried === 0 ? seed : `${seed}/${tried}`);
        const total = tellings.own.scenes.length;
        report({ step: "scenes", done: total, total });
        if (proveStory({ ...tellings, wishes, storyteller: "builtin", seed }).isProven) {
          report({ step: "check", done: 1, total: 1 });
          return tellings;
        }
      }
      throw new Error("Our storyteller found no story that holds all of the wishes.");
    },

    refuseUnknownLanguage(wishes) {
      const language = storyLanguageOf(wishes.language);
      if (!language || !tongues[language]) tellOnce(wishes, "any");
    },
  };
}

/** Whoever listens to another story meanwhile is let in between. */
async function tellTwice(wishes: StoryWishes, seed: string): Promise<Tellings> {
  const own = tellOnce(wishes, seed);
  await turn();
  const others = tellOnce(withStandIns(wishes, own.language), seed);
  await turn();
  return { language: own.language, own, others };
}

function tellOnce(wishes: StoryWishes, seed: string) {
  const told = tellStory(wishes, seed);
  if (told.told) return { title: told.title, scenes: told.scenes, language: told.language };
  const message = told.unsupported;
  throw new AppError("story/language-unknown", {
    message,
    errors: [{ path: "story_language", message }],
  });
}
