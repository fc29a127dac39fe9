/**
 * The Flesch-Kincaid grade of an English text: the years of school that reading it takes. Formula
 * and constants: Kincaid, Fishburne, Rogers and Chissom, "Derivation of new readability formulas for
 * Navy enlisted personnel", Research Branch Report 8-75, 1975.
 */
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { sentencesOf } from "./read-story.ts";

/** @param text at least one sentence with a word; else the result is not a number */
export function fleschKincaidGrade(text: string): number {
  const sentences = sentencesOf(text).length;
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * An estimate by spelling: groups of one or two vowels, without the silent endings -e, -es and -ed.
 *
 * @param word in lower case
 */
export function syllablesOf(word: string): number {
  const bare = word.replace(/'s$/, "").replace(/[^a-z]/g, "");
  if (bare.length <= 3) return 1;
  const spoken = bare
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
