/**
 * Matches an answer, tapped or spoken, to a choice: by the choice's text, its number, or some of its
 * words. An answer that fits two choices equally matches none, and the story asks again.
 */
import type { Scene } from "../graph.ts";
import { foldText, numberIn, wordsOf } from "../text-matching.ts";

export interface AnswerWords {
  /** Words that are ignored in answers and choices, folded. */
  stopWords: ReadonlySet<string>;
  /** `["one", "first"]` at 0 and so on, in any form a child says; not those in digits, as `1st`. */
  ordinals: readonly (readonly string[])[];
}

/** The share of a choice's words, without stop words, that an answer must contain. */
const ENOUGH = 0.5;

/** The shortest word, in UTF-16 units, that also matches longer words beginning with it. */
const LEAST_STEM = 4;

/** @returns the index of the matched choice, or null when the story has to ask again */
export function matchChoice(
  scene: Pick<Scene, "choices">,
  answer: string,
  words: AnswerWords,
): number | null {
  const texts = scene.choices.map(({ text }) => text);
  return (
    matchText(texts, answer) ??
    matchOrdinal(texts.length, answer, words) ??
    matchWords(texts, answer, words)
  );
}

function matchText(texts: readonly string[], answer: string): number | null {
  const said = wordsOf(answer).join(" ");
  const at = texts.findIndex((text) => wordsOf(text).join(" ") === said);
  return at === -1 ? null : at;
}

/**
 * Matches an answer that is an ordinal or a number, with stop words around it.
 *
 * @param count how many choices there are
 * @returns the index of the choice, or null
 */
export function matchOrdinal(
  count: number,
  answer: string,
  { stopWords, ordinals }: AnswerWords,
): number | null {
  const said = wordsOf(answer);
  const telling = said.filter((word) => !stopWords.has(word));
  // Hindi's “दो” is a number and a stop word (“give”): a number where nothing else is said.
  const [word = "", more, ...rest] =
    telling.length > 0 ? telling : said.filter((stopWord) => ordinalOf(stopWord, ordinals) >= 0);
  // In "the second one" the last word counts nothing.
  if (rest.length > 0 || (more !== undefined && ordinalOf(more, ordinals) !== 0)) return null;
  const number = ordinalOf(word, ordinals);
  return number >= 0 && number < count ? number : null;
}

function ordinalOf(word: string, ordinals: AnswerWords["ordinals"]): number {
  const named = ordinals.findIndex((names) => names.some((name) => foldText(name) === word));
  return named === -1 ? (numberIn(word) ?? 0) - 1 : named;
}

function matchWords(
  texts: readonly string[],
  answer: string,
  { stopWords }: AnswerWords,
): number | null {
  const said = new Set(wordsOf(answer).filter((word) => !stopWords.has(word)));
  const scores = texts.map((text) => {
    const own = new Set(wordsOf(text).filter((word) => !stopWords.has(word)));
    const hits = [...own].filter((word) =>
      [...said].some((other) => isSameWord(word, other)),
    ).length;
    return own.size === 0 ? 0 : hits / own.size;
  });
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return best >= ENOUGH && winners === 1 ? scores.indexOf(best) : null;
}

/**
 * Whether two folded words are equal, or the shorter one has at least four UTF-16 units and the
 * longer one begins with it: `knock` and `knocking`.
 */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= LEAST_STEM && long.startsWith(short));
}
