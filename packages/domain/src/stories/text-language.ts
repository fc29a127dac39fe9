/** Whether a text is in the language that it should be in, by its letters and its commonest words. */
import { answerWords } from "./answers/answer-words.ts";
import type { StoryLanguage } from "./languages.ts";
import { foldText, wordsOf } from "./text-matching.ts";

/** Shorter texts may do without any common word. */
const FEWEST_WORDS = 8;
const FEWEST_WORDS_OF_A_PAGE = 20;

/** Our own stories have at least 0.15 of their language, scene by scene. */
const FEWEST_OWN = 0.08;

/** Names and foreign words stand in Hindi texts as well. */
const FEWEST_DEVANAGARI = 0.5;

const latinLanguages = ["en", "es", "fr"] as const;

type LatinLanguage = (typeof latinLanguages)[number];

const commonWords: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: answerWords.en.stopWords,
  es: answerWords.es.stopWords,
  // No answer is told by them, but every text has them.
  fr: new Set([...answerWords.fr.stopWords, "un", "une"]),
};

const FOREIGN_LETTER = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}]/u;

/**
 * In doubt it is: texts of few words are told by their letters alone.
 *
 * @param names may be of any language
 */
export function isInLanguage(
  text: string,
  language: StoryLanguage,
  names: readonly string[] = [],
): boolean {
  const named = new Set(names.flatMap((name) => partsOf(name)));
  const words = partsOf(text).filter((word) => !named.has(word));
  return language === "hi" ? isDevanagari(words) : isLatin(words) && sounds(words, language);
}

function partsOf(text: string): string[] {
  return wordsOf(foldText(text)).flatMap((word) => word.split("'"));
}

function isDevanagari(words: readonly string[]): boolean {
  const ofDevanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word));
  const withLetters = words.filter((word) => /\p{L}/u.test(word));
  const isShort = withLetters.length < FEWEST_WORDS / 2;
  return isShort || ofDevanagari.length >= FEWEST_DEVANAGARI * withLetters.length;
}

function isLatin(words: readonly string[]): boolean {
  return !words.some((word) => FOREIGN_LETTER.test(word));
}

/** By the common words: not too few of them, and more that only this language has than only another has. */
function sounds(words: readonly string[], language: LatinLanguage): boolean {
  if (words.length < FEWEST_WORDS) return true;
  const others = latinLanguages.filter((other) => other !== language);
  const isOther = others.some(
    (other) => countOnlyOf(words, other, language) > countOnlyOf(words, language, other) + 1,
  );
  const own = words.filter((word) => commonWords[language].has(word)).length;
  const isRare = words.length >= FEWEST_WORDS_OF_A_PAGE && own < FEWEST_OWN * words.length;
  return !isOther && !isRare;
}

function countOnlyOf(words: readonly string[], one: LatinLanguage, other: LatinLanguage): number {
  return words.filter((word) => commonWords[one].has(word) && !commonWords[other].has(word)).length;
}
