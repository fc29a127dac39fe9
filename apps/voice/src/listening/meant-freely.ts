/** What free words mean: a place by its number, or the choice that they share most with. */
import { placeMeant, type AnswerWords } from "@codetale/domain/stories/answer";
import { sharedWords } from "./shared-words.ts";

export interface Meaning {
  choice: number;
  /** Else it is a hint, that needs another. */
  isSure: boolean;
}

/** Of what a child says, so much has to belong to the choice; or two of its words. */
const ENOUGH_OF_SAID = 0.5;

/** @param isAlike as for `sharedWords` */
export function meantFreely(
  choices: readonly string[],
  said: string,
  words: AnswerWords,
  isAlike?: (one: string, other: string) => boolean,
): Meaning | null {
  const place = placeMeant(choices.length, said, words);
  if (place !== null) return { choice: place, isSure: true };
  const shared = sharedWords(choices, said, words, isAlike);
  if (!shared) return null;
  const isSure = shared.hits > 1 || shared.ofSaid >= ENOUGH_OF_SAID;
  return { choice: shared.choice, isSure };
}
