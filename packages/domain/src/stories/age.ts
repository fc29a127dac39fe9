/** Ages as parents type them. */
import { numberIn, wordsOf } from "./text-matching.ts";

/** The age, in years, where none can be read. */
export const USUAL_AGE = 6;
/** Up to this age, in years, scenes are short. */
export const YOUNG_UP_TO = 5;

/** The words for each number from one on, folded. */
export type NumberWords = readonly (readonly string[])[];

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
