/**
 * What our own storyteller knows, and what it understands of wishes; nothing of them is kept. Where it
 * understands nothing of an objective, a language model may.
 */
import { setImmediate as turn } from "node:timers/promises";
import type { understandWishes as endpoint } from "@codetale/contract/stories/generation";
import { storyLanguageOf, type StoryLanguage } from "@codetale/domain/stories/languages";
import { MENTION } from "@codetale/domain/stories/wishes";
import {
  prepareUnderstanding,
  storyWordsIn,
  understandWishes,
} from "@codetale/storyteller/understanding/understood-wishes";
import type { z } from "zod";
import { requirePerson, type Actor } from "#core/access/actor";
import type { Consents } from "../consents/consents.service.ts";
import { refuseLanguage } from "./builtin-storyteller.service.ts";
import type { ReadObjectiveByModel } from "./model/objective-reader.service.ts";

export interface UnderstandingDeps {
  /** Null where no language model is connected. */
  readObjective: ReadObjectiveByModel | null;
  consents: Pick<Consents, "allows">;
}

export function createUnderstanding({ readObjective, consents }: UnderstandingDeps) {
  return {
    /** @throws AppError `story/language-unknown` */
    readStoryWords: (language: string) => storyWordsIn(knownLanguage(language)),

    /** @throws AppError of the contract's `understandWishes` */
    async understand(actor: Actor, asked: z.output<(typeof endpoint)["body"]>) {
      requirePerson(actor, "user");
      const { interests, characters, learning_objectives: objectives } = asked;
      const { objective_themes: chosen = [], objectives_for_model: unnamed = [] } = asked;
      const language = knownLanguage(asked.story_language);
      const wishes = { interests, characters, objectives, themes: chosen };
      await prepareUnderstanding(language, turn);
      const own = understandWishes(wishes, language);
      const mayAskModel = await consents.allows("language-model", actor.uid);
      const found = await Promise.all(
        own.objectives.map(async ({ theme }, index) =>
          theme === null && chosen[index] !== MENTION && readObjective && mayAskModel
            ? readObjective(actor.uid, unnamed[index] ?? "", language)
            : null,
        ),
      );
      const themes = objectives.map((_, index) => found[index] ?? chosen[index] ?? null);
      const all = understandWishes({ ...wishes, themes }, language);
      return {
        ...all,
        objectives: all.objectives.map((reading, index) => ({
          ...reading,
          isFoundByModel: (found[index] ?? null) !== null,
        })),
      };
    },
  };
}

function knownLanguage(typed: string): StoryLanguage {
  return storyLanguageOf(typed) ?? refuseLanguage(typed);
}
