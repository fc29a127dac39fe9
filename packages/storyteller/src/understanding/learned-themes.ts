/** What the words of an objective say for themes, learned from our phrases and from what parents may type. */
import { learn, termsOf, type Example, type Learned } from "./learned-words.ts";
import type { Phrase } from "./phrases.ts";
import { phrasingsIn, type Phrasings } from "./phrasings.ts";
import { spellingsOf, type Spelling } from "./spelling.ts";
import type { StoryLocale } from "../story-locale.ts";
import { isThemeId, type ThemeId } from "../themes.ts";

/** A theme, or null for what is none. */
export type MaybeTheme = ThemeId | null;

/**
 * How much an objective says for each theme and for none: see `Learned`.
 * @param without the indexes of words that mean something else
 */
export type LearnedThemes = (
  objective: string,
  without?: ReadonlySet<number>,
) => ReadonlyMap<MaybeTheme, number>;

/** One of many words that a phrase has in one place counts at least so much. */
const LEAST_SHARE = 0.34;

/** Learning takes a second, so that each language is learned once, when it is first needed. */
const known = new WeakMap<StoryLocale, LearnedThemes>();

export function learnedThemesOf(locale: StoryLocale): LearnedThemes {
  const learned =
    known.get(locale) ??
    learnThemes(locale, [locale.phrasings, locale.furtherPhrasings, locale.situations]);
  known.set(locale, learned);
  return learned;
}

/** @param phrasings in the language of the locale, whose phrases are learned as well */
export function learnThemes(locale: StoryLocale, phrasings: readonly Phrasings[]): LearnedThemes {
  const learned: Learned<MaybeTheme> = learn([
    ...phrasings.flatMap((each) => examplesOf(each, locale.spelling)),
    ...examplesIn(locale.themes, locale.spelling, themeOf),
    ...examplesIn(locale.otherSubjects, locale.spelling, () => null),
  ]);
  return (objective, without) => {
    const words = spellingsOf(objective, locale.spelling);
    return learned(termsOf(words.filter((_, at) => without?.has(at) !== true)));
  };
}

function examplesOf(phrasings: Phrasings, spelling: Spelling | undefined): Example<MaybeTheme>[] {
  const ofKind = (kind: MaybeTheme, list: string) =>
    phrasingsIn(list).map((text) => ({ kind, terms: termsOf(spellingsOf(text, spelling)) }));
  return [
    ...Object.entries(phrasings.ofThemes).flatMap(([id, list]) => ofKind(themeOf(id), list)),
    ...phrasings.ofNone.flatMap((list) => ofKind(null, list)),
  ];
}

/** Each phrase of a table as a text of few words, whose alternatives share their place. */
function examplesIn(
  table: Readonly<Record<string, { phrases: readonly Phrase[] }>>,
  spelling: Spelling | undefined,
  kindOf: (id: string) => MaybeTheme,
): Example<MaybeTheme>[] {
  // Many phrases have the same ones.
  const known = new Map<string, readonly string[]>();
  const wordsOfStem = (stem: string) => {
    const words = known.get(stem) ?? spellingsOf(stem.replace("=", ""), spelling);
    known.set(stem, words);
    return words;
  };
  return Object.entries(table).flatMap(([id, { phrases }]) =>
    phrases.map((phrase) => {
      const places = phrase.split(" ").filter((place) => !place.startsWith("!"));
      const terms = places.flatMap((place) => {
        const alternatives = place.split("|");
        const share = Math.max(1 / alternatives.length, LEAST_SHARE);
        return alternatives.flatMap(wordsOfStem).map((word) => [word, share] as const);
      });
      return { kind: kindOf(id), terms, weight: WEIGHT_OF_A_PHRASE };
    }),
  );
}

/** A phrase has fewer words around it than what is typed. */
const WEIGHT_OF_A_PHRASE = 0.5;

function themeOf(id: string): MaybeTheme {
  return isThemeId(id) ? id : null;
}
