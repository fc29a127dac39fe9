/** Word overlap of a transcript with the choices. */
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { isSameWord } from "@codetale/domain/stories/answers/word-forms";
import { wordsOf } from "@codetale/domain/stories/text-matching";

export interface WordOverlap {
  /** Index of the choice. */
  choice: number;
  /** How many of its words are in the transcript. */
  hits: number;
  /** `hits` in proportion to its number of words. */
  ofChoice: number;
  /** `hits` in proportion to the words of the transcript. */
  ofTranscript: number;
}

/**
 * @param isAlike tells whether two words are the same to a recognizer that misspells
 * @returns the choice that shares more with `transcript` than any other, or null
 */
export function wordOverlap(
  choices: readonly string[],
  transcript: string,
  { stopWords }: AnswerWords,
  isAlike: (one: string, other: string) => boolean = () => false,
): WordOverlap | null {
  const contentOf = (text: string) => [
    ...new Set(wordsOf(text).filter((word) => !stopWords.has(word))),
  ];
  const spoken = contentOf(transcript);
  const all = choices.map((text, choice) => {
    const content = contentOf(text);
    const hits = content.filter((word) =>
      spoken.some((other) => isSameWord(word, other) || isAlike(word, other)),
    ).length;
    const ofTranscript = Math.min(1, ratio(hits, spoken.length));
    return { choice, hits, ofChoice: ratio(hits, content.length), ofTranscript };
  });
  const [best, next] = all.toSorted((one, other) => compare(other, one));
  if (!best || best.hits === 0 || (next && next.hits >= best.hits)) return null;
  return best;
}

function compare(one: WordOverlap, other: WordOverlap): number {
  return one.ofChoice - other.ofChoice || one.hits - other.hits;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
