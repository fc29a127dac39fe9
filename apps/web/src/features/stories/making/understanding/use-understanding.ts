import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MENTION } from "@codetale/domain/stories/wishes";
import type { StoryWords, Understanding } from "@codetale/contract/stories/generation";
import { useDebounced } from "#lib/use-debounced";
import { blankStory, type StoryForm } from "../story-form.ts";
import {
  requestForModel,
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

/**
 * @param hasModel whether a language model is connected, which is asked for the themes of objectives
 *   that are not understood
 * @returns null until the language is one that our own storyteller speaks
 */
export function useUnderstanding(form: StoryForm, hasModel: boolean): FormUnderstanding | null {
  const current = understandingRequest(form);
  // Compared as text, since the request is made anew with each rendering.
  const asked = JSON.parse(useDebounced(JSON.stringify(current), PAUSE_MS)) as UnderstandingRequest;
  const own = useQuery({ ...understandingQuery(asked), placeholderData: keepPreviousData }).data;
  const isWanted = hasModel && own !== undefined && isSame(own.asked, asked) && hasUnknown(own);
  const byModel = useModelUnderstanding(isWanted ? requestForModel(asked, form) : null);
  const words = useStoryWords(own);
  if (!own || !words || own.asked.story_language !== current.story_language) return null;
  return { words, ...readingsOf(own, byModel, current) };
}

/** The words of the language that was asked about, once that is known to be one of ours. */
function useStoryWords(answered: { asked: UnderstandingRequest } | undefined) {
  const language = answered?.asked.story_language ?? "";
  return useQuery(storyWordsQuery(language, answered !== undefined)).data;
}

interface Answered {
  asked: UnderstandingRequest;
  answer: Understanding;
}

/**
 * @param asked null where the language model has nothing to find
 * @returns its latest answer, since a theme that it found lasts while other fields are typed in
 */
function useModelUnderstanding(asked: UnderstandingRequest | null): Answered | undefined {
  const query = understandingQuery(asked ?? nothing);
  const isWanted = asked !== null;
  return useQuery({ ...query, enabled: isWanted, placeholderData: keepPreviousData }).data;
}

const nothing = understandingRequest(blankStory);

/** The readings of what has not changed since it was asked. */
function readingsOf(
  { asked, answer }: Answered,
  byModel: Answered | undefined,
  current: UnderstandingRequest,
): Omit<FormUnderstanding, "words"> {
  return {
    objective: (index) => {
      const reading = ownReading({ asked, answer }, current, index);
      const isUnknown = reading?.theme === null && chosenIn(current, index) === null;
      return (isUnknown && foundFor(index, byModel, current)) || reading;
    },
    interests: (index) =>
      isSame(asked.interests[index], current.interests[index])
        ? (answer.interests[index] ?? null)
        : null,
    character: (index) =>
      isSame(asked.characters[index], current.characters[index])
        ? (answer.characters[index] ?? null)
        : null,
  };
}

function ownReading({ asked, answer }: Answered, current: UnderstandingRequest, index: number) {
  const isKnown =
    asked.learning_objectives[index] === current.learning_objectives[index] &&
    chosenIn(asked, index) === chosenIn(current, index);
  return (isKnown && answer.objectives[index]) || null;
}

function chosenIn({ objective_themes: chosen }: UnderstandingRequest, index: number) {
  return chosen?.[index] ?? null;
}

/** What the model found for the text of an objective, wherever in the form that was. */
function foundFor(
  index: number,
  byModel: Answered | undefined,
  { story_language: language, learning_objectives: texts }: UnderstandingRequest,
): Understanding["objectives"][number] | null {
  if (byModel?.asked.story_language !== language) return null;
  const at = byModel.asked.learning_objectives.indexOf(texts[index] ?? "");
  const reading = byModel.answer.objectives[at];
  return reading?.isFoundByModel ? reading : null;
}

/** Chooses the themes that the language model found, as the parent has seen them. */
export function withFoundThemes(
  form: StoryForm,
  understanding: FormUnderstanding | null,
): StoryForm {
  const objectives = form.objectives.map((entry, index) => {
    const { theme = null, isFoundByModel = false } = understanding?.objective(index) ?? {};
    return isFoundByModel && theme !== null && entry.theme === "" ? { ...entry, theme } : entry;
  });
  return { ...form, objectives };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether nothing was understood of an objective, which is not to be mentioned alone. */
function hasUnknown({ asked, answer }: Answered): boolean {
  return answer.objectives.some(
    ({ theme }, index) =>
      theme === null &&
      asked.learning_objectives[index]?.trim() !== "" &&
      asked.objective_themes?.[index] !== MENTION,
  );
}
