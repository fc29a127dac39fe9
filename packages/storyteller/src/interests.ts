/** Children's interests as phrases that a story can use unchanged. */
import type { Dice } from "@codetale/domain/stories/dice";
import { sanitizeText } from "@codetale/domain/stories/sanitize-text";

export interface InterestWords {
  /** Words that stand between two interests: `and`. */
  joiners: readonly string[];
  /** Openings to cut from a phrase: `loves`, `likes to play with`. */
  leadIns: readonly string[];
  /** At least two phrases, for interests that give no usable phrase. */
  fallback: readonly string[];
}

const MOST_PHRASE_WORDS = 5;
const MOST_PHRASE_LENGTH = 40;

/** The distinct phrases of all children, shuffled, followed by the fallback phrases, shuffled. */
export function readInterests(
  typed: readonly string[],
  words: InterestWords,
  dice: Dice,
): readonly [string, string, ...string[]] {
  const own = new Set(typed.flatMap((text) => phrasesOf(text, words)));
  const others = words.fallback.filter((phrase) => !own.has(phrase));
  const [first = "", second = "", ...rest] = [...dice.shuffle([...own]), ...dice.shuffle(others)];
  return [first, second, ...rest];
}

function phrasesOf(typed: string, { joiners, leadIns }: InterestWords): string[] {
  return sanitizeText(typed.replace(/[\r\n]+/g, ","))
    .split(/[,;/|+&،、।.!?]+/u)
    .flatMap((part) => splitAtWords(part.trim(), joiners))
    .map((phrase) => withoutLeadIn(phrase, leadIns))
    .filter(isUsable);
}

function splitAtWords(phrase: string, joiners: readonly string[]): string[] {
  const parts: string[][] = [[]];
  for (const word of phrase.split(" ")) {
    if (joiners.includes(word.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(" "));
}

function withoutLeadIn(phrase: string, leadIns: readonly string[]): string {
  const folded = phrase.toLowerCase();
  const leadIn = leadIns.find((words) => folded.startsWith(`${words} `));
  return leadIn === undefined ? phrase : withoutLeadIn(phrase.slice(leadIn.length).trim(), leadIns);
}

function isUsable(phrase: string): boolean {
  return (
    /\p{L}/u.test(phrase) &&
    !/[<>{}[\]"“”«»\\]/u.test(phrase) &&
    phrase.length <= MOST_PHRASE_LENGTH &&
    phrase.split(" ").length <= MOST_PHRASE_WORDS
  );
}
