/** Finds a theme and a place in the plot for each learning objective. */
import { numbersIn, numberWords } from "@codetale/domain/stories/age";
import { sayableText } from "@codetale/domain/stories/sanitize-text";
import type { Dice } from "@codetale/domain/stories/dice";
import { slotsByDay } from "./daylight.ts";
import type { LessonPosition } from "./plan-scenes.ts";
import type { Plot } from "./plot.ts";
import type { StoryLocale } from "./story-locale.ts";
import type { NamedThings, ThemeMoment } from "./theme-texts.ts";
import { needsDaylight, type ThemeId } from "./themes.ts";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { themesOf } from "./understanding/read-wishes.ts";
import { partsOf } from "./understanding/typed-parts.ts";

export interface PlannedLesson extends LessonPosition, NamedThings {
  /** The index of its objective. */
  objective: number;
  theme: ThemeId;
  /** With the choices that the story offers. */
  moment: ThemeMoment;
}

/** An objective of no theme, which the story only mentions. */
export interface Mention {
  /** The index of its objective. */
  objective: number;
  /** In the parent's words; empty where these are too many. */
  words: string;
}

/** The graph grows with the choices of all lessons, so that a story of several offers two in each. */
const MOST_CHOICES_OF_ONE = 3;
const MOST_CHOICES_OF_SEVERAL = 2;
/** So many lessons at most return in one scene. */
const MOST_RETURNS = 2;
const MOST_RETURNS_BESIDE_MENTIONS = 1;
/** What does not fit into so many words is kept for later without being named. */
const MOST_MENTIONED_WORDS = 16;

/** @returns the lessons in the order in which they are told, and what is only mentioned */
export function planLessons(
  wishes: Pick<StoryWishes, "objectives" | "themes">,
  locale: StoryLocale,
  plot: Plot,
  dice: Dice,
): { lessons: PlannedLesson[]; mentions: Mention[] } {
  const understood = themesOf(wishes, locale).map((theme, objective) => ({
    objective,
    words: sayableText(wishes.objectives[objective] ?? ""),
    theme,
  }));
  const moments = understood.flatMap(({ objective, words, theme }) =>
    theme === null
      ? []
      : locale.themes[theme].moments.map((moment) => ({ objective, words, theme, moment })),
  );
  const placed = placeByDay(moments, spread(moments.length, plot.lessonSlots.length, dice), plot);
  const most = moments.length > 1 ? MOST_CHOICES_OF_SEVERAL : MOST_CHOICES_OF_ONE;
  const lastReturn = plot.returnSlots.length - 1;
  const unknown = understood.filter(({ theme }) => theme === null);
  const mostAtEnd = unknown.length > 0 ? MOST_RETURNS_BESIDE_MENTIONS : MOST_RETURNS;
  const lessons = placed.map(({ objective, words, theme, moment, slot }, index): PlannedLesson => {
    const choices = dice.shuffle(moment.choices).slice(0, most);
    const isEarly = index < moments.length - mostAtEnd;
    return {
      objective,
      theme,
      moment: { ...moment, choices },
      choices: choices.length,
      slot,
      returnSlot: isEarly && lastReturn > 0 ? lastReturn - 1 : lastReturn,
      ...namedIn(words, locale),
    };
  });
  return { lessons, mentions: mentionsOf(unknown) };
}

/** Shorter ones come first, so that as many as possible are said as they were typed. */
function mentionsOf(unknown: readonly Mention[]): Mention[] {
  let room = MOST_MENTIONED_WORDS;
  const shortestFirst = [...unknown].sort((a, b) => wordsIn(a.words) - wordsIn(b.words));
  const said = new Map(
    shortestFirst.map(({ objective, words }) => {
      const part = partThatFits(words, room);
      room -= wordsIn(part);
      return [objective, part];
    }),
  );
  return unknown.map(({ objective }) => ({ objective, words: said.get(objective) ?? "" }));
}

/** All of it, else what stands before its first mark; never a phrase without its end. */
function partThatFits(words: string, most: number): string {
  const parts = [words, partsOf(words)[0] ?? ""].map(withoutMarks);
  return parts.find((part) => part !== "" && wordsIn(part) <= most) ?? "";
}

function withoutMarks(words: string): string {
  return words.replace(/^[\s¿¡"“”«»]+|[\s.,;:!?…।"“”«»]+$/gu, "");
}

function wordsIn(text: string): number {
  return text === "" ? 0 : text.split(" ").length;
}

/**
 * Gives each moment one of the slots: by day, where the plot has one, to those that need it, the rest in order to the
 * others.
 *
 * @returns the moments in the order of their slots
 */
function placeByDay<Told extends { theme: ThemeId }>(
  moments: readonly Told[],
  slots: readonly number[],
  plot: Plot,
): (Told & { slot: number })[] {
  const byDay = slotsByDay(plot);
  const left = [...slots];
  const take = (wanted: (slot: number) => boolean) =>
    left.splice(Math.max(0, left.findIndex(wanted)), 1)[0] ?? 0;
  const slotFor = (theme: ThemeId) => {
    if (!needsDaylight(theme)) return take(() => true);
    const slot = take((one) => byDay.includes(one));
    return byDay.includes(slot) ? slot : (byDay[0] ?? slot);
  };
  const daylightFirst = [...moments].sort(
    (a, b) => Number(needsDaylight(b.theme)) - Number(needsDaylight(a.theme)),
  );
  const slotOf = new Map(daylightFirst.map((moment) => [moment, slotFor(moment.theme)]));
  return moments
    .map((moment) => ({ ...moment, slot: slotOf.get(moment) ?? 0 }))
    .sort((a, b) => a.slot - b.slot);
}

/** Slots for `count` lessons, ascending: each slot is used once before any is used again. */
function spread(count: number, slotCount: number, dice: Dice): number[] {
  const slots = Array.from({ length: slotCount }, (_, slot) => slot);
  const rounds = Array.from({ length: Math.ceil(count / slotCount) }, () => dice.shuffle(slots));
  return rounds
    .flat()
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** @param objective as typed */
export function factsOf(objective: string, theme: ThemeId, locale: StoryLocale): readonly string[] {
  const { facts } = locale.themes[theme];
  return typeof facts === "function" ? facts(namedIn(sayableText(objective), locale)) : facts;
}

function namedIn(words: string, locale: StoryLocale): NamedThings {
  return { counted: countedIn(words, locale), letter: letterIn(words, locale) };
}

const USUAL_COUNT = 10;
const LOWEST_COUNT = 3;

/** The number words from one to the number in `words`, which is within what the language has. */
function countedIn(words: string, { language }: StoryLocale): string[] {
  const numbers = numberWords[language];
  const wanted = numbersIn(words, numbers).filter((number) => number >= LOWEST_COUNT);
  const count = Math.min(wanted.at(-1) ?? USUAL_COUNT, numbers.length);
  return numbers.slice(0, count).map(([word = ""]) => word);
}

/** A letter that stands alone in `words` (`the letter B`), but for one-letter words. */
function letterIn(words: string, { alphabet, letterWords }: StoryLocale): string {
  const alone = words
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => alphabet.includes(word.toUpperCase()));
  const letters = alone.filter((word) => !letterWords.includes(word));
  return (letters[0] ?? alphabet[0] ?? "").toUpperCase();
}
