/** Ages as parents type them, and the age group that a story is written for. */
import { storyLanguageOf, type StoryLanguage } from "./languages.ts";
import { numberIn, wordsOf } from "./text-matching.ts";
import type { StoryWishes } from "./wishes.ts";

/** The age, in years, where none can be read. */
const USUAL_AGE = 6;
/** Up to this age, in years, scenes are short, and a story takes three to five minutes. */
export const YOUNG_UP_TO = 4;
/** Up to this age, in years, a story is of the lower level. */
const LOWER_LEVEL_UP_TO = 5;

/** The words for each number from one on, folded. */
type NumberWords = readonly (readonly string[])[];

/**
 * @param typed for example `5`, `five and a half` or `५`, which are all 5
 * @returns whole years by the first number in digits or words; `USUAL_AGE` where there is none
 */
export function readAge(typed: string, numbers: NumberWords): number {
  return numbersIn(typed, numbers)[0] ?? USUAL_AGE;
}

/** @returns the numbers in digits and in words, in order; `dix-sept` is one */
export function numbersIn(typed: string, numbers: NumberWords): number[] {
  const words = wordsOf(typed);
  const found: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const named = (name: string) => numbers.findIndex((names) => names.includes(name)) + 1;
    const joined = named(`${word}-${words[at + 1] ?? ""}`);
    const number = numberIn(word) ?? (joined || named(word));
    if (joined > 0) at += 1;
    if (numberIn(word) !== null || number > 0) found.push(number);
  }
  return found;
}

export type StoryLevel = "3-5" | "6-9";

/** Decided by the youngest child; an unreadable age, or no child at all, counts as `USUAL_AGE`. */
export function levelOf(wishes: StoryWishes): StoryLevel {
  return youngestAge(wishes) <= LOWER_LEVEL_UP_TO ? "3-5" : "6-9";
}

/** Whether the youngest child is at most `YOUNG_UP_TO` years old. */
export function isForYoung(wishes: StoryWishes): boolean {
  return youngestAge(wishes) <= YOUNG_UP_TO;
}

function youngestAge({ children, language }: StoryWishes): number {
  const spoken = storyLanguageOf(language);
  const numbers = spoken ? numberWords[spoken] : [];
  return Math.min(USUAL_AGE, ...children.map(({ age }) => readAge(age, numbers)));
}

/** From one to twenty. */
export const numberWords: Readonly<Record<StoryLanguage, NumberWords>> = {
  en: numbers(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
      "seventeen eighteen nineteen twenty",
  ),
  es: numbers(
    "uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince " +
      "dieciséis|dieciseis diecisiete dieciocho diecinueve veinte",
  ),
  fr: numbers(
    "un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize " +
      "dix-sept dix-huit dix-neuf vingt",
  ),
  hi: numbers(
    "एक|one दो|two तीन|three चार|four पाँच|पांच|five छह|छः|छ|छे|six सात|seven आठ|eight नौ|nine दस|ten " +
      "ग्यारह|eleven बारह|twelve तेरह|thirteen चौदह|fourteen पंद्रह|पन्द्रह|fifteen सोलह|sixteen " +
      "सत्रह|seventeen अठारह|eighteen उन्नीस|nineteen बीस|twenty",
  ),
};

/** @param words separated by spaces, those for one number by `|` */
function numbers(words: string): NumberWords {
  return words.split(" ").map((forms) => forms.split("|"));
}
