/** How Hindi denies a choice. */

export interface Denial {
  /** The choice in a form that denies it. */
  text: string;
  /** How much likelier it has to be than the choice, in mean log-probabilities of a token. */
  ahead: number;
}

const BEFORE_VERB = "मत";
const AFTER_ALL = "नहीं";

/**
 * Tuned on the tuning voices of `npm run bench -- voice`. Where 118 choices were heard rightly, their denials
 * with “मत” were at least 0.01 behind, those with “नहीं” at most 0.29 ahead. Of 36 that were said with “मत”
 * all were ahead by 0.23 or more; of 36 with “नहीं”, which fits many a sound at the end, 14 by more than 0.4.
 */
const AHEAD = { beforeVerb: 0.1, afterAll: 0.4 };

/**
 * @returns “उल्लू से मत पूछें”, “उल्लू से पूछें नहीं”; also before a verb of two words: “मोज़े मत समेट लें”
 */
export function hindiDenialsOf(choice: string): Denial[] {
  const words = choice.split(" ");
  const places = [...new Set([words.length - 1, Math.max(words.length - 2, 0)])];
  const before = places.map((at) => words.toSpliced(at, 0, BEFORE_VERB).join(" "));
  return [
    ...before.map((text) => ({ text, ahead: AHEAD.beforeVerb })),
    { text: `${choice} ${AFTER_ALL}`, ahead: AHEAD.afterAll },
  ];
}
