/** What the server understands of the wishes being typed. */
import {
  readStoryWords,
  understandWishes,
  type StoryWord,
} from "@codetale/contract/stories-generation";
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

export type UnderstandingRequest = ReturnType<typeof understandingRequest>;

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
