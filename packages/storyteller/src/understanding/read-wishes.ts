/** Finds what a parent's words mean to the storyteller. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { foldText } from "@codetale/domain/stories/text-matching";
import { MENTION, type StoryWishes } from "@codetale/domain/stories/wishes";
import type { InterestId } from "../interests.ts";
import { learnedThemesOf, learnThemesOf, type LearnedThemes } from "./learned-themes.ts";
import { prepareTableOf, tableOf } from "./phrase-tables.ts";
import type { Evidence, Match } from "./phrases.ts";
import type { StoryLocale } from "../story-locale.ts";
import { certaintyOf, weighThemes } from "./theme-certainty.ts";
import { isHard, isThemeId, type ThemeId } from "../themes.ts";
import { partsOf } from "./typed-parts.ts";

/** What becomes of an objective. */
export interface ReadObjective {
  /** Null where it is not understood. */
  theme: ThemeId | null;
  /** Other themes that it may mean, the likeliest first. */
  nearest: readonly ThemeId[];
}

const MOST_NEAREST = 4;

/** What has to speak for a theme in the tables to be offered: more than words that many themes have. */
const LEAST_NEAREST = 1.3;

/**
 * A wrong theme is worse than a question, so that one that is less certain is no answer: where 13 to
 * 16 of 1,000 phrasings that were not learned from are taken for a wrong one (decision 111).
 */
const CERTAIN: Readonly<Record<StoryLanguage, number>> = { en: 0.69, es: 0.7, fr: 0.65, hi: 0.75 };

/** By how much a theme has to lead in the tables to be meant by a text that says nothing else. */
const CLEAR_LEAD = 2;

/** Prepares what `readObjective` reads by. @param pause waited for after each of many steps */
export async function prepareReading(locale: StoryLocale, pause: () => Promise<unknown>) {
  await prepareTableOf(locale.themes, locale.spelling, pause);
  await prepareTableOf(locale.otherSubjects, locale.spelling, pause);
  await learnThemesOf(locale, pause);
}

/** @param learned what is known of the locale's words; tests learn from fewer phrasings */
export function readObjective(
  objective: string,
  locale: StoryLocale,
  learned: LearnedThemes = learnedThemesOf(locale),
): ReadObjective {
  const others = otherSubjectsIn(objective, locale);
  const without = wordsOfCompounds(others);
  const evidence = tableOf(locale.themes, locale.spelling).weigh(objective, without);
  const weighed = weighThemes(evidence, learned(objective, without), (best) =>
    namesOther(others, best),
  );
  const [likeliest] = weighed.themes;
  // What no phrase has a word of is like a theme by its letters alone: exercise, exercise books.
  const isCertain =
    likeliest && likeliest.evidence > 0 && certaintyOf(weighed) >= CERTAIN[locale.language];
  const theme = themeInTables(evidence, others) ?? (isCertain ? likeliest.theme : null);
  const nearest = weighed.themes
    .filter((one) => one.evidence >= LEAST_NEAREST || one.weight > weighed.none)
    .flatMap((one) => (one.theme === theme ? [] : [one.theme]));
  return { theme, nearest: nearest.slice(0, MOST_NEAREST) };
}

/** The theme that a whole phrase says with every telling word, and without a mistake: `anger`. */
function themeInTables(
  [first, second]: readonly Evidence<ThemeId>[],
  others: readonly Match<string>[],
): ThemeId | null {
  if (first?.isAll !== true || first.isMistaken || namesOther(others, first)) return null;
  return first.score - (second?.score ?? 0) >= CLEAR_LEAD ? first.kind : null;
}

/** Whether a word names another subject beside the theme. */
function namesOther(others: readonly Match<string>[], best: Evidence<ThemeId>): boolean {
  return others.some(({ words }) => words.size === 1 && !isWithin(words, best.words));
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
  return (theme === null ? nearest : [theme]).some(isHard);
}

/** A part of what was typed as interests, and what it means; null where it is not understood. */
export interface ReadInterest {
  words: string;
  interest: InterestId | null;
}

/** @param typed interests separated by marks, new lines or the locale's word for and */
export function readInterests(typed: string, locale: StoryLocale): ReadInterest[] {
  const { find } = tableOf(locale.interests, locale.casting.spelling);
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
