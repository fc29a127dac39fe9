/** How a choice is read to a child: as a question, "Ask the owl?". */

/** Signs at the end of a choice that the question mark takes the place of. */
const FULL_STOPS = /[.!…।\s]+$/u;

const IS_QUESTION = /[?؟？]["'”’»)\s]*$/u;

/**
 * Has as many words, separated by white space, as the choice itself, so that times of the spoken
 * words are those of the card's; in French no space precedes the mark for that reason.
 */
export function spokenChoice(choice: string, language: string): string {
  const text = choice.trim();
  if (IS_QUESTION.test(text)) return text;
  const question = `${text.replace(FULL_STOPS, "") || text}?`;
  return language === "es" ? `¿${question}` : question;
}
