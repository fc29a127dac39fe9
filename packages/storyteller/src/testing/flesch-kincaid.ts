/** How many years of school a text asks for (Flesch and Kincaid), for English. */
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { sentencesOf } from "./read-story.ts";

export function fleschKincaidGrade(text: string): number {
  const sentences = sentencesOf(text).length;
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

export function syllablesOf(word: string): number {
  const bare = word.replace(/'s$/, "").replace(/[^a-z]/g, "");
  if (bare.length <= 3) return 1;
  const spoken = bare
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
