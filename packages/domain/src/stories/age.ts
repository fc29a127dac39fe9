/** Ages as parents type them, and the age group that a story is written for. */
import { storyLanguageOf, type StoryLanguage } from "./languages.ts";
import { numberIn, wordsOf } from "./text-matching.ts";
import type { StoryWishes } from "./wishes.ts";

/** The age, in years, where none can be read. */
const USUAL_AGE = 6;
/** Up to this age, in years, scenes are short. */
export const YOUNG_UP_TO = 5;

/** The words for each number from one on, folded. */
type NumberWords = readonly (readonly string[])[];

/**
 * @param typed for example `5`, `five and a half` or `५`, which are all 5
 * @returns whole years by the first number in digits or words; `USUAL_AGE` where there is none
 */
export function readAge(typed: string, numbers: NumberWords): number {
  for (const word of wordsOf(typed)) {
    const number = numberIn(word);
    if (number !== null) return number;
    const at = numbers.findIndex((names) => names.includes(word));
    if (at !== -1) return at + 1;
  }
  return USUAL_AGE;
}

export type StoryLevel = "3-5" | "6-9";

/** Decided by the youngest child; an unreadable age, or no child at all, counts as `USUAL_AGE`. */
export function levelOf({ children, language }: StoryWishes): StoryLevel {
  const spoken = storyLanguageOf(language);
  const numbers = spoken ? numberWords[spoken] : [];
  const youngest = Math.min(USUAL_AGE, ...children.map(({ age }) => readAge(age, numbers)));
  return youngest <= YOUNG_UP_TO ? "3-5" : "6-9";
}

/** From one to sixteen. */
export const numberWords: Readonly<Record<StoryLanguage, NumberWords>> = {
  en: numbers(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
  ),
  es: numbers(
    "uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince " +
      "dieciséis|dieciseis",
  ),
  fr: numbers(
    "un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
  ),
  hi: numbers(
    "एक|one दो|two तीन|three चार|four पाँच|पांच|five छह|छः|छ|छे|six सात|seven आठ|eight नौ|nine दस|ten " +
      "ग्यारह|eleven बारह|twelve तेरह|thirteen चौदह|fourteen पंद्रह|पन्द्रह|fifteen सोलह|sixteen",
  ),
};

/** @param words separated by spaces, those for one number by `|` */
function numbers(words: string): NumberWords {
  return words.split(" ").map((forms) => forms.split("|"));
}
