/** Matches a transcript with the choices: by ordinal number, else by the most shared words. */
import { matchOrdinal } from "@codetale/domain/stories/answers/match-answer";
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { wordOverlap } from "./word-overlap.ts";

export interface ChoiceMatch {
  choice: number;
  /** When false, the match counts only together with further evidence. */
  isSure: boolean;
}

/** A sure match shares this part of the transcript, or two words, with the choice. */
const ENOUGH_OF_TRANSCRIPT = 0.5;

/** @param isAlike as for `wordOverlap` */
export function matchTranscript(
  choices: readonly string[],
  transcript: string,
  words: AnswerWords,
  isAlike?: (one: string, other: string) => boolean,
): ChoiceMatch | null {
  const place = matchOrdinal(choices, transcript, words);
  if (place !== null) return { choice: place, isSure: true };
  const shared = wordOverlap(choices, transcript, words, isAlike);
  if (!shared) return null;
  const isSure = shared.hits > 1 || shared.ofTranscript >= ENOUGH_OF_TRANSCRIPT;
  return { choice: shared.choice, isSure };
}
