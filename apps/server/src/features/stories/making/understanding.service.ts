/** What our own storyteller knows, and what it understands of wishes; nothing of them is kept. */
import type { understandWishes as endpoint } from "@codetale/contract/stories-generation";
import { storyLanguageOf, type StoryLanguage } from "@codetale/domain/stories/languages";
import { storyWordsIn, understandWishes } from "@codetale/storyteller/understanding";
import type { z } from "zod";
import { requirePerson, type Actor } from "#core/actor";
import { refuseLanguage } from "./builtin-storyteller.service.ts";

/** @throws AppError `story/language-unknown` */
export function readStoryWords(language: string) {
  return storyWordsIn(knownLanguage(language));
}

/** @throws AppError of the contract's `understandWishes` */
export function understand(actor: Actor, asked: z.output<(typeof endpoint)["body"]>) {
  requirePerson(actor, "user");
  const { story_language, interests, characters, learning_objectives, objective_themes } = asked;
  const language = knownLanguage(story_language);
  const wishes = {
    interests,
    characters,
    objectives: learning_objectives,
    ...(objective_themes && { themes: objective_themes }),
  };
  return understandWishes(wishes, language);
}

function knownLanguage(typed: string): StoryLanguage {
  return storyLanguageOf(typed) ?? refuseLanguage(typed);
}
