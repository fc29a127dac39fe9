/** What the server understands of the wishes being typed. */
import {
  LONGEST_OBJECTIVE,
  readStoryWords,
  understandWishes,
  type StoryWord,
} from "@codetale/contract/stories/generation";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import { withoutNames } from "@codetale/domain/stories/stand-ins";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { storyKeys } from "../../queries.ts";
import type { StoryForm } from "../story-form.ts";
import { themesOf } from "../story-request.ts";

/** What is sent: no names and no ages. */
export function understandingRequest(form: StoryForm) {
  const themes = themesOf(form);
  return {
    story_language: form.language,
    interests: form.children.map(({ interests }) => interests),
    characters: form.characters.map(({ role, traits }) => ({ role, traits })),
    learning_objectives: form.objectives.map(({ text }) => text),
    ...(themes && { objective_themes: themes }),
  };
}

export interface UnderstandingRequest extends ReturnType<typeof understandingRequest> {
  objectives_for_model?: string[];
}

/**
 * The request with the objectives as a language model may read them, with stand-ins for the children's
 * names; null while a name is missing, which then might stand in an objective.
 */
export function requestForModel(
  asked: UnderstandingRequest,
  { children, characters, language }: StoryForm,
): UnderstandingRequest | null {
  if (children.some(({ name }) => name.trim() === "")) return null;
  const people = { children, characters, objectives: [], language };
  const unnamed = withoutNames(people, storyLanguageOf(language) ?? language);
  return {
    ...asked,
    objectives_for_model: asked.learning_objectives.map((text) =>
      unnamed(text).slice(0, LONGEST_OBJECTIVE),
    ),
  };
}

/** The answer with what was asked, since the form may have changed since. */
export function understandingQuery(asked: UnderstandingRequest) {
  return queryOptions({
    queryKey: [...storyKeys.understanding, asked],
    queryFn: async ({ signal }) => ({
      asked,
      answer: await call(understandWishes, { body: asked, signal }),
    }),
    enabled: asked.story_language.trim() !== "",
    staleTime: Infinity,
    retry: false,
  });
}

/** Never stale: what the storyteller knows changes only when the server restarts. */
export function storyWordsQuery(language: string, isWanted: boolean) {
  return queryOptions({
    queryKey: [...storyKeys.words, language],
    queryFn: ({ signal }) => call(readStoryWords, { query: { language }, signal }),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  });
}

export function nameOf(id: string, words: readonly StoryWord[]): string {
  return words.find((word) => word.id === id)?.name ?? id;
}
