/** What free words mean: a place by its number, or the choice that they share most with. */
import { matchOrdinal, type AnswerWords } from "@codetale/domain/stories/answers/match-answer";
import { wordOverlap } from "./word-overlap.ts";

export interface ChoiceMatch {
  choice: number;
  /** Else it is a hint, that needs another. */
  isSure: boolean;
}

/** Of what a child says, so much has to belong to the choice; or two of its words. */
const ENOUGH_OF_SAID = 0.5;

/** @param isAlike as for `sharedWords` */
export function matchTranscript(
  choices: readonly string[],
  said: string,
  words: AnswerWords,
  isAlike?: (one: string, other: string) => boolean,
): ChoiceMatch | null {
  const place = matchOrdinal(choices.length, said, words);
  if (place !== null) return { choice: place, isSure: true };
  const shared = wordOverlap(choices, said, words, isAlike);
  if (!shared) return null;
  const isSure = shared.hits > 1 || shared.ofSaid >= ENOUGH_OF_SAID;
  return { choice: shared.choice, isSure };
}
