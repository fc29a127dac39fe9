/** Ages as parents type them. */
import { numberIn, wordsOf } from "./text-matching.ts";

/** Who tells no age is told stories as a six-year-old is. */
export const USUAL_AGE = 6;
/** Up to this age scenes are short. */
export const YOUNG_UP_TO = 5;

/** Words for the numbers from one on, in any form. */
export type NumberWords = readonly (readonly string[])[];

/** Whole years: `5`, `five and a half` and `५` are all 5. */
export function readAge(typed: string, numbers: NumberWords): number {
  for (const word of wordsOf(typed)) {
    const number = numberIn(word);
    if (number !== null) return number;
    const at = numbers.findIndex((names) => names.includes(word));
    if (at !== -1) return at + 1;
  }
  return USUAL_AGE;
}
