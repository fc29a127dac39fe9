/** How a choice is read to a child: as a question, "Ask the owl?"; and how its answer is expected. */
import { cutText } from "./sanitize-text.ts";

/** In UTF-16 units: so much of a choice at most is compared with what a child said. */
export const LONGEST_EXPECTED = 200;

/** What of a choice the recognition of speech is told; an imported one may be longer. */
export function expectedAnswer(choice: string): string {
  return cutText(choice.trim(), LONGEST_EXPECTED);
}

/** A sign that, at the end of a choice, the question mark takes the place of. */
const FULL_STOP = /[.!…।\s]/u;

const IS_QUESTION = /[?؟？]["'”’»)\s]*$/u;

/**
 * Has as many words, separated by white space, as the choice itself, so that times of the spoken
 * words are those of the card's; in French no space precedes the mark for that reason.
 */
export function spokenChoice(choice: string, language: string): string {
  const text = choice.trim();
  if (IS_QUESTION.test(text)) return text;
  const question = `${withoutFullStops(text) || text}?`;
  return language === "es" ? `¿${question}` : question;
}

/** From the end, since a pattern would try again at each of the stops that an imported text may have. */
function withoutFullStops(text: string): string {
  let end = text.length;
  while (end > 0 && FULL_STOP.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
