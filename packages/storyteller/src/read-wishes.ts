/** Finds what a parent's words mean to the storyteller. */
import { foldText } from "@codetale/domain/stories/text-matching";
import { MENTION, type StoryWishes } from "@codetale/domain/stories/wishes";
import type { InterestId } from "./interests.ts";
import { tableOf, type Match } from "./phrases.ts";
import type { StoryLocale } from "./story-locale.ts";
import { isThemeId, isThing, type ThemeId } from "./themes.ts";
import { partsOf } from "./typed-parts.ts";

/** What becomes of an objective. */
export interface ReadObjective {
  /** Null where it is not understood. */
  theme: ThemeId | null;
  /** Other themes that it may mean, the likeliest first. */
  nearest: readonly ThemeId[];
}

const MOST_NEAREST = 4;

/** How much more than the next theme the likeliest has to have, where the next explains other words. */
const MARGIN = 1.15;

export function readObjective(objective: string, locale: StoryLocale): ReadObjective {
  const table = tableOf(locale.themes, locale.spelling);
  const others = otherSubjectsIn(objective, locale);
  const found = table.find(objective, wordsOfCompounds(others));
  const [best] = found;
  const theme = best && isMeant(best, found, others) ? best.kind : null;
  const near = new Set([...found.map(({ kind }) => kind), ...table.nearest(objective)]);
  const nearest = [...near].filter((kind) => kind !== theme);
  return { theme, nearest: nearest.slice(0, MOST_NEAREST) };
}

/** A wrong theme is worse than a question, so that near scores and doubtful nouns are no answer. */
function isMeant(
  best: Match<ThemeId>,
  found: readonly Match<ThemeId>[],
  others: readonly Match<string>[],
): boolean {
  const isNear = found.some(
    ({ kind, score, words }) =>
      kind !== best.kind &&
      score * MARGIN > best.score &&
      (score === best.score || !isWithin(words, best.words)),
  );
  const isBeside = others.some(({ words }) => !isWithin(words, best.words));
  return !isNear && !(isBeside && best.words.size === 1 && isThing(best.kind));
}

function otherSubjectsIn(objective: string, locale: StoryLocale): Match<string>[] {
  return tableOf(locale.otherSubjects, locale.spelling)
    .find(objective)
    .filter(({ isMistaken }) => !isMistaken);
}

/** The fire of a fire engine is no danger, the bank of a bank holiday has no money. */
function wordsOfCompounds(others: readonly Match<string>[]): ReadonlySet<number> {
  const compounds = others.filter(({ words }) => words.size > 1);
  return new Set(compounds.flatMap(({ words }) => [...words]));
}

function isWithin(part: ReadonlySet<number>, whole: ReadonlySet<number>): boolean {
  return [...part].every((one) => whole.has(one));
}

/** The theme of each objective: what the parent chose, else what is understood; null to mention it. */
export function themesOf(
  { objectives, themes = [] }: Pick<StoryWishes, "objectives" | "themes">,
  locale: StoryLocale,
): (ThemeId | null)[] {
  return objectives.map((objective, index) => {
    const chosen = themes[index] ?? null;
    if (chosen === MENTION) return null;
    return chosen !== null && isThemeId(chosen) ? chosen : readObjective(objective, locale).theme;
  });
}

/** A part of what was typed as interests, and what it means; null where it is not understood. */
export interface ReadInterest {
  words: string;
  interest: InterestId | null;
}

/** @param typed interests separated by marks, new lines or the locale's word for and */
export function readInterests(typed: string, locale: StoryLocale): ReadInterest[] {
  const { find } = tableOf(locale.interests);
  return partsOf(typed)
    .flatMap((part) =>
      // As a correction in the form has written it: `running and racing`.
      isName(part, locale) ? [part] : splitAtWords(part, locale.casting.joiners),
    )
    .filter((words) => /\p{L}/u.test(words))
    .map((words) => ({ words, interest: find(words)[0]?.kind ?? null }));
}

function isName(words: string, { interests }: StoryLocale): boolean {
  return Object.values(interests).some(({ name }) => foldText(name) === foldText(words));
}

function splitAtWords(phrase: string, joiners: readonly string[]): string[] {
  const parts: string[][] = [[]];
  for (const word of phrase.split(" ")) {
    if (joiners.includes(word.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(" "));
}
