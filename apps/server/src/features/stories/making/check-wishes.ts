/** Validates wishes beyond their schema: speakable and suitable texts, each person with a name of its own. */
import type { storyRequestSchema } from "@codetale/contract/stories/generation";
import { MISSING, UNSPEAKABLE } from "@codetale/contract/values";
import { isSpeakable, sanitizeText, sayableText } from "@codetale/domain/stories/sanitize-text";
import { findNamesTwice, type NameTwice } from "@codetale/domain/stories/names-twice";
import {
  findUnsuitable,
  unsuitableSentence,
  unsuitableWords,
} from "@codetale/domain/stories/unsuitable";
import { withSeparateCharacters } from "@codetale/storyteller/characters/separate-characters";
import { readLessons } from "@codetale/storyteller/lessons";
import { hardBeyondLimit, isThemeId, MOST_HARD } from "@codetale/storyteller/themes";
import { MENTION, type StoryWishes } from "@codetale/domain/stories/wishes";
import type { FieldError } from "@codetale/contract/error-body";
import type { z } from "zod";
import { AppError } from "#core/errors/app-error";

export type ParsedStoryRequest = z.output<typeof storyRequestSchema>;

/**
 * @returns with two people who were typed as one character as two
 * @throws AppError `request/invalid` or `story/unsuitable`, with the path of the field
 */
export function checkWishes(order: ParsedStoryRequest): StoryWishes {
  const wishes = {
    children: order.childrens_info,
    characters: order.characters,
    objectives: order.learning_objectives,
    ...(order.objective_themes && { themes: order.objective_themes }),
    language: order.story_language,
  };
  const errors = [...unspeakableFields(order), ...unknownThemes(order), ...hardBeyond(wishes)];
  if (errors.length > 0) throw new AppError("request/invalid", { errors });
  const found = findUnsuitable(wishes);
  if (found) {
    const { list, index, field, sentence } = found;
    throw unsuitable(sentence, [FIELDS[list], index, ...(field === null ? [] : [field])].join("."));
  }
  const twice = findNamesTwice(wishes);
  if (twice.length > 0) throw new AppError("request/invalid", { errors: twice.map(nameError) });
  return withSeparateCharacters(wishes);
}

function nameError({ list, index, sentence }: NameTwice): FieldError {
  return { path: `${FIELDS[list]}.${index}.name`, message: sentence };
}

const FIELDS = {
  children: "childrens_info",
  characters: "characters",
  objectives: "learning_objectives",
} as const;

/**
 * @param before what stood there: its words may stay
 * @throws AppError `story/unsuitable` naming `path`, where one of `texts` does not belong in a story
 */
export function refuseUnsuitableText(texts: readonly string[], path: string, before = ""): void {
  const known = new Set(unsuitableWords(before));
  const word = texts.flatMap(unsuitableWords).find((one) => !known.has(one));
  if (word !== undefined) throw unsuitable(unsuitableSentence(word), path);
}

/** @param message for the person who typed it */
export function unsuitable(message: string, path: string): AppError {
  return new AppError("story/unsuitable", { message, errors: [{ path, message }] });
}

/**
 * Fields with nothing but emoji, markup or invisible characters, such as those that change the text
 * direction; a name has a letter or a number.
 */
function unspeakableFields(order: ParsedStoryRequest): FieldError[] {
  const fields: (readonly [path: string, typed: string])[] = [
    ...fieldsOf("childrens_info", order.childrens_info),
    ...fieldsOf("characters", order.characters),
    ...fieldsOf("learning_objectives", order.learning_objectives),
  ];
  return fields
    .filter(([path, typed]) =>
      path.endsWith(".name") ? !isSpeakable(typed) : sayableText(typed) === "",
    )
    .map(([path, typed]) => ({
      path,
      message: sanitizeText(typed) === "" ? MISSING : UNSPEAKABLE,
    }));
}

function unknownThemes({ objective_themes = [] }: ParsedStoryRequest): FieldError[] {
  return objective_themes.flatMap((theme, index) =>
    theme === null || theme === MENTION || isThemeId(theme)
      ? []
      : [{ path: `objective_themes.${index}`, message: "is no theme of the storyteller" }],
  );
}

/** Each hard theme is told slowly, whichever storyteller tells it. */
function hardBeyond(wishes: StoryWishes): FieldError[] {
  const themes = readLessons(wishes).map((lesson) => lesson?.theme ?? null);
  return hardBeyondLimit(themes).map((index) => ({
    path: `learning_objectives.${index}`,
    message: `A story carries ${MOST_HARD} hard themes at most. Give this one a story of its own.`,
  }));
}

function fieldsOf(list: string, entries: readonly (string | Record<string, string>)[]) {
  return entries.flatMap((entry, index) => {
    const path = `${list}.${index}`;
    if (typeof entry === "string") return [[path, entry] as const];
    return Object.entries(entry).map(([field, typed]) => [`${path}.${field}`, typed] as const);
  });
}
