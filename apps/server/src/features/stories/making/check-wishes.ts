/** Validates wishes beyond their schema: speakable and suitable texts. */
import type { storyRequestSchema } from "@codetale/contract/stories-generation";
import { MISSING } from "@codetale/contract/values";
import { sanitizeText } from "@codetale/domain/stories/sanitize-text";
import { findUnsuitable } from "@codetale/domain/stories/unsuitable";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { FieldError } from "@codetale/contract/errors";
import type { z } from "zod";
import { AppError } from "#core/app-error";

export type ParsedStoryRequest = z.output<typeof storyRequestSchema>;

/** @throws AppError `request/invalid` or `story/unsuitable`, with the path of the field */
export function checkWishes(order: ParsedStoryRequest): StoryWishes {
  const wishes = {
    children: order.childrens_info,
    characters: order.characters,
    objectives: order.learning_objectives,
    language: order.story_language,
  };
  const unspeakable = unspeakableFields(order);
  if (unspeakable.length > 0) throw new AppError("request/invalid", { errors: unspeakable });
  refuseUnsuitable(wishes);
  return wishes;
}

const FIELDS = {
  children: "childrens_info",
  characters: "characters",
  objectives: "learning_objectives",
} as const;

function refuseUnsuitable(wishes: StoryWishes): void {
  const found = findUnsuitable(wishes);
  if (!found) return;
  const { list, index, field, sentence } = found;
  const path = [FIELDS[list], index, ...(field === null ? [] : [field])].join(".");
  throw new AppError("story/unsuitable", {
    message: sentence,
    errors: [{ path, message: sentence }],
  });
}

/** @throws AppError `story/unsuitable` naming `path`, where one of `texts` does not belong in a story */
export function refuseUnsuitableText(texts: readonly string[], path: string): void {
  const found = findUnsuitable({ children: [], characters: [], objectives: texts, language: "" });
  if (!found) return;
  throw new AppError("story/unsuitable", {
    message: found.sentence,
    errors: [{ path, message: found.sentence }],
  });
}

/** Fields with nothing but invisible characters, such as those that change the text direction. */
function unspeakableFields({
  childrens_info,
  characters,
  learning_objectives,
}: ParsedStoryRequest): FieldError[] {
  const fields: (readonly [path: string, typed: string])[] = [
    ...fieldsOf("childrens_info", childrens_info),
    ...fieldsOf("characters", characters),
    ...learning_objectives.map((typed, index) => [`learning_objectives.${index}`, typed] as const),
  ];
  return fields
    .filter(([, typed]) => sanitizeText(typed) === "")
    .map(([path]) => ({ path, message: MISSING }));
}

function fieldsOf(list: string, entries: readonly Record<string, string>[]) {
  return entries.flatMap((entry, index) =>
    Object.entries(entry).map(([field, typed]) => [`${list}.${index}.${field}`, typed] as const),
  );
}
