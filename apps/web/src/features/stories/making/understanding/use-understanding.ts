import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { StoryWords, Understanding } from "@codetale/contract/stories-generation";
import { useDebounced } from "#lib/use-debounced";
import type { StoryForm } from "../story-form.ts";
import {
  storyWordsQuery,
  understandingQuery,
  understandingRequest,
  type UnderstandingRequest,
} from "./understanding-query.ts";

/** So long, in milliseconds, nothing is typed before the server is asked. */
const PAUSE_MS = 500;

/** What the storyteller understands of the form; what has changed since it was asked is null. */
export interface FormUnderstanding {
  words: StoryWords;
  objective(index: number): Understanding["objectives"][number] | null;
  interests(index: number): Understanding["interests"][number] | null;
  character(index: number): Understanding["characters"][number] | null;
}

/** @returns null until the language is one that our own storyteller speaks */
export function useUnderstanding(form: StoryForm): FormUnderstanding | null {
  const current = understandingRequest(form);
  // Compared as text, since the request is made anew with each rendering.
  const asked = JSON.parse(useDebounced(JSON.stringify(current), PAUSE_MS)) as UnderstandingRequest;
  const { data } = useQuery({ ...understandingQuery(asked), placeholderData: keepPreviousData });
  const language = data?.asked.story_language ?? "";
  const words = useQuery(storyWordsQuery(language, data !== undefined)).data;
  if (!data || !words || language !== current.story_language) return null;
  const { answer } = data;
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    words,
    objective: (index) =>
      isSame(data.asked.learning_objectives[index], current.learning_objectives[index]) &&
      isSame(data.asked.objective_themes?.[index], current.objective_themes?.[index])
        ? (answer.objectives[index] ?? null)
        : null,
    interests: (index) =>
      isSame(data.asked.interests[index], current.interests[index])
        ? (answer.interests[index] ?? null)
        : null,
    character: (index) =>
      isSame(data.asked.characters[index], current.characters[index])
        ? (answer.characters[index] ?? null)
        : null,
  };
}
