/** The wishes as a form, its changes, and its validation. */
import { LONGEST_LANGUAGE, type readWishes } from "@codetale/contract/stories";
import {
  LONGEST_AGE,
  LONGEST_BUT_THIS_TIME,
  LONGEST_INTERESTS,
  LONGEST_CAST_NAME,
  LONGEST_OBJECTIVE,
  LONGEST_ROLE,
  LONGEST_TRAITS,
  type Adventure,
  type StorytellerKind,
} from "@codetale/contract/stories/generation";
import { findNamesTwice } from "@codetale/domain/stories/names-twice";
import { isSpeakable, sayableText } from "@codetale/domain/stories/sanitize-text";
import { MOST_CHARACTERS, MOST_CHILDREN, MOST_OBJECTIVES } from "@codetale/domain/stories/wishes";
import type { z } from "zod";
import { languageName } from "../languages.ts";
import { words } from "./words.ts";

export interface StoryForm {
  children: readonly Entry<"name" | "age" | "interests">[];
  characters: readonly Entry<"name" | "role" | "traits">[];
  /** `theme` is what the parent chose in place of what was understood; empty for nothing. */
  objectives: readonly Entry<"text" | "theme">[];
  language: string;
  /** Null for the server's default. */
  storyteller: StorytellerKind | null;
  /** Whether our own storyteller takes over where the language model fails. */
  fallback: boolean;
  /** The earlier story that is told again; null or missing for a new one. */
  again?: AgainFields | null;
}

export interface AgainFields {
  storyId: string;
  adventure: Adventure;
  butThisTime: string;
}

/** An entry of a list; `key` is unique in its list and never changes. */
export type Entry<Field extends string> = { key: number } & Record<Field, string>;

export type ListName = "children" | "characters" | "objectives";

/** Such as `characters.0.role`, or `language`. */
export type FieldPath = string;

/** Messages to show beneath the fields. */
export type FieldErrors = Readonly<Record<FieldPath, string>>;

/** Most entries of each list, from the contract. */
export const most: Readonly<Record<ListName, number>> = {
  children: MOST_CHILDREN,
  characters: MOST_CHARACTERS,
  objectives: MOST_OBJECTIVES,
};

/** Most characters of each field, from the contract. */
export const longest = {
  children: { name: LONGEST_CAST_NAME, age: LONGEST_AGE, interests: LONGEST_INTERESTS },
  characters: { name: LONGEST_CAST_NAME, role: LONGEST_ROLE, traits: LONGEST_TRAITS },
  objectives: { text: LONGEST_OBJECTIVE },
  language: LONGEST_LANGUAGE,
  butThisTime: LONGEST_BUT_THIS_TIME,
} as const;

/** The form at the start, with one empty entry in each list. */
export const blankStory: StoryForm = {
  children: [{ key: 1, name: "", age: "", interests: "" }],
  characters: [{ key: 1, name: "", role: "", traits: "" }],
  objectives: [{ key: 1, text: "", theme: "" }],
  language: "",
  storyteller: null,
  fallback: true,
};

/** The form of the wishes that a story was asked for. */
export function formOfWishes(storyId: string, wishes: Wishes): StoryForm {
  const { childrens_info, characters, learning_objectives, objective_themes } = wishes;
  return {
    ...blankStory,
    children: childrens_info.map((child, index) => ({ key: index + 1, ...child })),
    characters: characters.map((character, index) => ({ key: index + 1, ...character })),
    objectives: learning_objectives.map((text, index) => ({
      key: index + 1,
      text,
      theme: objective_themes[index] ?? "",
    })),
    language: languageName(wishes.story_language),
    again: { storyId, adventure: "same", butThisTime: "" },
  };
}

type Wishes = z.output<(typeof readWishes)["response"]>;

/** Whether a language model is to tell the story: where one is connected, it is the default. */
export function isModelChosen({ storyteller }: StoryForm, isConnected: boolean): boolean {
  return isConnected && storyteller !== "builtin";
}

/** Adds an empty entry; a full list stays as it is. */
export function withEntry(form: StoryForm, list: ListName): StoryForm {
  const entries: readonly { key: number }[] = form[list];
  if (entries.length >= most[list]) return form;
  const key = Math.max(...entries.map((entry) => entry.key)) + 1;
  return { ...form, [list]: [...entries, { ...blankStory[list][0], key }] };
}

/** Removes an entry; the last one stays. */
export function withoutEntry(form: StoryForm, list: ListName, index: number): StoryForm {
  const entries: readonly unknown[] = form[list];
  if (entries.length <= 1) return form;
  return { ...form, [list]: entries.toSpliced(index, 1) };
}

/** Sets one field of one entry; a theme that was chosen for an objective goes with its old text. */
export function withField(
  form: StoryForm,
  list: ListName,
  { index, field, text }: { index: number; field: string; text: string },
): StoryForm {
  const entries: readonly object[] = form[list];
  return {
    ...form,
    [list]: entries.map((entry, at) =>
      at === index ? { ...entry, ...(field === "text" && { theme: "" }), [field]: text } : entry,
    ),
  };
}

/** The errors that keep the form from being sent, in the order of the screen; empty for none. */
export function findFieldErrors(form: StoryForm): FieldErrors {
  const problems: Record<FieldPath, string> = {};
  const twice = namesTwice(form);
  for (const list of ["children", "characters", "objectives"] as const) {
    for (const [index, entry] of form[list].entries()) {
      for (const [field, limit] of Object.entries(longest[list])) {
        const typed = String((entry as Record<string, string | number>)[field] ?? "");
        const path = `${list}.${index}.${field}`;
        const problem = problemOfField(typed, limit, field) ?? twice[path];
        if (problem) problems[path] = problem;
      }
    }
  }
  for (const index of repeated(form.objectives.map(({ text }) => text))) {
    problems[`objectives.${index}.text`] ??= words.objectiveTwice;
  }
  const language = problemOf(form.language, longest.language);
  return language ? { ...problems, language } : problems;
}

function namesTwice(form: StoryForm): Partial<FieldErrors> {
  return Object.fromEntries(
    findNamesTwice(form).map(({ list, index, sentence }) => [`${list}.${index}.name`, sentence]),
  );
}

function problemOfField(typed: string, limit: number, field: string): string | null {
  return problemOf(typed, limit) ?? unspeakable(typed, field);
}

function problemOf(typed: string, limit: number): string | null {
  const { length } = typed.trim();
  if (length === 0) return words.missing;
  return length > limit ? words.tooLong(limit, length) : null;
}

/** A name has a letter or a number; of every other field something is left without its emoji. */
function unspeakable(typed: string, field: string): string | null {
  const isSaid = field === "name" ? isSpeakable(typed) : sayableText(typed) !== "";
  return isSaid ? null : words.unspeakable;
}

/** Indexes of texts that occur earlier in the list, whatever their case. */
function repeated(texts: readonly string[]): number[] {
  const folded = texts.map((text) => text.trim().toLowerCase());
  return folded.flatMap((text, index) => (folded.indexOf(text) < index ? [index] : []));
}
