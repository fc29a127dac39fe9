/** Finds what a parent's words mean to the storyteller. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { foldText } from "@codetale/domain/stories/text-matching";
import { MENTION, type StoryWishes } from "@codetale/domain/stories/wishes";
import type { InterestId } from "./interests.ts";
import { tableOf, type Evidence, type Match } from "./phrases.ts";
import type { StoryLocale } from "./story-locale.ts";
import { isHard, isThemeId, type ThemeId } from "./themes.ts";
import { partsOf } from "./typed-parts.ts";

/** What becomes of an objective. */
export interface ReadObjective {
  /** Null where it is not understood. */
  theme: ThemeId | null;
  /** Other themes that it may mean, the likeliest first. */
  nearest: readonly ThemeId[];
}

const MOST_NEAREST = 4;

/** What has to speak for a theme to be offered: more than words that many themes have. */
const LEAST_NEAREST = 1.3;

/** What speaks for no theme, where words are left that no whole phrase of the likeliest theme has. */
const NONE = 3.3;

/** What speaks for no theme where nothing else was typed: `sharing` is no other subject. */
const NONE_FOR_ALL = 0.8;

/** The same where it was misspelt, so that it may be another word. */
const NONE_FOR_ALL_MISTAKEN = 2;

/** What another subject adds that a word names beside the theme; the words of compounds are left out. */
const OTHER_SUBJECT = 1.5;

/** By how much evidence has to differ for one theme to be e times likelier than another. */
const STEP = 0.6;

/**
 * A wrong theme is worse than a question, so that less likely ones are no answer. Where more themes share
 * the words of a language's phrases, likelihoods are too high (decision 070).
 */
const LIKELY: Readonly<Record<StoryLanguage, number>> = { en: 0.7, es: 0.75, fr: 0.8, hi: 0.75 };

export function readObjective(objective: string, locale: StoryLocale): ReadObjective {
  const others = otherSubjectsIn(objective, locale);
  const evidence = tableOf(locale.themes, locale.spelling).weigh(
    objective,
    wordsOfCompounds(others),
  );
  const [best] = evidence;
  const isLikely = best && likelihoodOf(best, evidence, others) >= LIKELY[locale.language];
  const theme = isLikely ? best.kind : null;
  const nearest = evidence
    .filter(({ kind, score }) => kind !== theme && score >= LEAST_NEAREST)
    .map(({ kind }) => kind);
  return { theme, nearest: nearest.slice(0, MOST_NEAREST) };
}

/** How likely the best is meant, from 0 to 1, of all themes for which there is evidence and none. */
function likelihoodOf(
  best: Evidence<ThemeId>,
  evidence: readonly Evidence<ThemeId>[],
  others: readonly Match<string>[],
): number {
  const isBeside = others.some(({ words }) => words.size === 1 && !isWithin(words, best.words));
  const none = noneBeside(best) + (isBeside ? OTHER_SUBJECT : 0);
  const scores = [none, ...evidence.map(({ score }) => score)];
  return 1 / scores.reduce((sum, score) => sum + Math.exp((score - best.score) / STEP), 0);
}

/** What speaks for no theme beside the likeliest. */
function noneBeside({ isAll, isMistaken }: Evidence<ThemeId>): number {
  if (!isAll) return NONE;
  return isMistaken ? NONE_FOR_ALL_MISTAKEN : NONE_FOR_ALL;
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

/** Whether an objective that is only mentioned may be about something hard, so that nothing jokes beside it. */
export function mayBeHard(objective: string, locale: StoryLocale): boolean {
  const { theme, nearest } = readObjective(objective, locale);
  const [likeliest] = theme === null ? nearest : [theme];
  return likeliest !== undefined && isHard(likeliest);
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
