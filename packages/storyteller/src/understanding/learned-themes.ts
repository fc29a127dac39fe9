/** What the words of an objective say for themes, learned from our phrases and from what parents may type. */
import { learn, learnInSteps, termsOf, type Example, type Learned } from "./learned-words.ts";
import type { Phrase } from "./phrases.ts";
import { phrasingsIn, type Phrasings } from "./phrasings.ts";
import { spellingsOf, type Spelling } from "./spelling.ts";
import { withPauses } from "./steps.ts";
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
  const learned = known.get(locale) ?? learnThemes(locale, phrasingsOf(locale));
  known.set(locale, learned);
  return learned;
}

/** Learns a language before it is needed. @param pause waited for after each of many steps */
export async function learnThemesOf(locale: StoryLocale, pause: () => Promise<unknown>) {
  if (known.has(locale)) return;
  const steps = learnInSteps(examplesFor(locale, phrasingsOf(locale)));
  known.set(locale, readerOf(await withPauses(steps, pause), locale));
}

/** @param phrasings in the language of the locale, whose phrases are learned as well */
export function learnThemes(locale: StoryLocale, phrasings: readonly Phrasings[]): LearnedThemes {
  return readerOf(learn(examplesFor(locale, phrasings)), locale);
}

function phrasingsOf({ phrasings, furtherPhrasings, situations }: StoryLocale): Phrasings[] {
  return [phrasings, furtherPhrasings, situations];
}

function readerOf(learned: Learned<MaybeTheme>, { spelling }: StoryLocale): LearnedThemes {
  return (objective, without) => {
    const words = spellingsOf(objective, spelling);
    return learned(termsOf(words.filter((_, at) => without?.has(at) !== true)));
  };
}

function* examplesFor(
  { spelling, themes, otherSubjects }: StoryLocale,
  phrasings: readonly Phrasings[],
): Generator<Example<MaybeTheme>, void, void> {
  for (const each of phrasings) yield* examplesOf(each, spelling);
  yield* examplesIn(themes, spelling, themeOf);
  yield* examplesIn(otherSubjects, spelling, () => null);
}

function* examplesOf(
  phrasings: Phrasings,
  spelling: Spelling | undefined,
): Generator<Example<MaybeTheme>, void, void> {
  function* ofKind(kind: MaybeTheme, list: string): Generator<Example<MaybeTheme>, void, void> {
    for (const text of phrasingsIn(list))
      yield { kind, terms: termsOf(spellingsOf(text, spelling)) };
  }
  for (const [id, list] of Object.entries(phrasings.ofThemes)) yield* ofKind(themeOf(id), list);
  for (const list of phrasings.ofNone) yield* ofKind(null, list);
}

/** Each phrase of a table as a text of few words, whose alternatives share their place. */
function* examplesIn(
  table: Readonly<Record<string, { phrases: readonly Phrase[] }>>,
  spelling: Spelling | undefined,
  kindOf: (id: string) => MaybeTheme,
): Generator<Example<MaybeTheme>, void, void> {
  // Many phrases have the same ones.
  const known = new Map<string, readonly string[]>();
  const wordsOfStem = (stem: string) => {
    const words = known.get(stem) ?? spellingsOf(stem.replace("=", ""), spelling);
    known.set(stem, words);
    return words;
  };
  for (const [id, { phrases }] of Object.entries(table)) {
    for (const phrase of phrases) {
      const places = phrase.split(" ").filter((place) => !place.startsWith("!"));
      const terms = places.flatMap((place) => {
        const alternatives = place.split("|");
        const share = Math.max(1 / alternatives.length, LEAST_SHARE);
        return alternatives.flatMap(wordsOfStem).map((word) => [word, share] as const);
      });
      yield { kind: kindOf(id), terms, weight: WEIGHT_OF_A_PHRASE };
    }
  }
}

/** A phrase has fewer words around it than what is typed. */
const WEIGHT_OF_A_PHRASE = 0.5;

function themeOf(id: string): MaybeTheme {
  return isThemeId(id) ? id : null;
}
