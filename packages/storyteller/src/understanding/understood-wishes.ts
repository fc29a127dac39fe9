/** What the storyteller knows and understands in one language, as the form shows it to a parent. */
import { plainFigure } from "@codetale/domain/stories/pictures/shown-cast";
import {
  storyLanguageOf,
  storyLanguages,
  type StoryLanguage,
} from "@codetale/domain/stories/languages";
import type { Character, StoryWishes } from "@codetale/domain/stories/wishes";
import { figuresOf } from "../story-figures.ts";
import { storyLocales } from "../story-locales.ts";
import { themeFamilies } from "../themes.ts";
import { readRole, readTraitsOf, type ReadTrait } from "../characters/read-characters.ts";
import { prepareReading, readInterests, readObjective, themesOf } from "./read-wishes.ts";

/** What was asked for, without names and ages. */
export interface TypedWishes extends Pick<StoryWishes, "objectives" | "themes"> {
  /** Of each child. */
  interests: readonly string[];
  characters: readonly Omit<Character, "name">[];
}

/** @returns everything that wishes may mean, with its name */
export function storyWordsIn(language: StoryLanguage) {
  const { themes, interests, casting, fears, partNames } = storyLocales[language];
  return {
    themes: Object.entries(themeFamilies).flatMap(([family, ids]) =>
      ids.map((id) => ({ id, family, name: themes[id].name })),
    ),
    interests: named(interests),
    roles: [
      ...named(casting.figures),
      ...Object.entries(partNames).map(([id, name]) => ({ id, name })),
    ],
    traits: [
      ...named(casting.traits),
      ...named(fears).map(({ id, name }) => ({ id: fearId(id), name })),
    ],
  };
}

/**
 * Learns what takes seconds to learn, before wishes in a language are read; without it, the first
 * reading does so in one piece.
 * @param language as typed; an objective in one that is not ours may be written in any of ours
 * @param pause waited for after each of many steps
 */
export async function prepareUnderstanding(language: string, pause: () => Promise<unknown>) {
  const known = storyLanguageOf(language);
  for (const one of known === null ? storyLanguages : [known]) {
    await prepareReading(storyLocales[one], pause);
  }
}

export function understandWishes(wishes: TypedWishes, language: StoryLanguage) {
  const locale = storyLocales[language];
  const themes = themesOf(wishes, locale);
  return {
    objectives: wishes.objectives.map((objective, index) => {
      const theme = themes[index] ?? null;
      const { theme: understood, nearest } = readObjective(objective, locale);
      const others = [understood, ...nearest].flatMap((one) =>
        one === null || one === theme ? [] : [one],
      );
      const note = theme === null ? null : (locale.themes[theme].note ?? null);
      return { theme, nearest: others, note };
    }),
    interests: wishes.interests.map((typed) =>
      readInterests(typed, locale).map(({ words, interest }) => ({ words, means: interest })),
    ),
    characters: wishes.characters.map(({ role, traits }) => {
      const { figure, part } = readRole(role, locale);
      return {
        look: lookOf({ role, traits }, language),
        role: { words: role.trim(), means: figure ?? part },
        traits: readTraitsOf({ role, traits }, locale).map((trait) => ({
          words: trait.words,
          means: meaningOf(trait),
          isInRole: trait.isInRole,
        })),
      };
    }),
  };
}

/** How a character is drawn, without its name. */
function lookOf(typed: Omit<Character, "name">, language: StoryLanguage) {
  const [figure = plainFigure("")] = figuresOf(
    { children: [], characters: [{ ...typed, name: "X" }] },
    language,
  );
  const { kind, age } = figure;
  return { kind, age };
}

function meaningOf({ trait, fear }: ReadTrait): string | null {
  return fear === null ? trait : fearId(fear);
}

/** Fears and traits are in one list, where `dogs` would not tell which it is. */
function fearId(fear: string): string {
  return `afraid-of-${fear}`;
}

function named(table: Readonly<Record<string, { name: string }>>): { id: string; name: string }[] {
  return Object.entries(table).map(([id, { name }]) => ({ id, name }));
}
