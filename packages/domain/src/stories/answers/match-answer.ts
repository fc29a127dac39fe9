/**
 * What an answer means: a choice's text, its number, or free words, tapped or spoken. An answer
 * that fits two choices alike fits none, so that nobody is led where they did not want to go.
 */
import type { Scene } from "../graph.ts";
import { foldText, numberIn, wordsOf } from "../text-matching.ts";

/** Words that carry no choice, by language; what is left of an answer decides. */
export type StopWords = ReadonlySet<string>;

/** Number words by language: `["one", "first"]` at 0 and so on, in any form a child says. */
export type Ordinals = readonly (readonly string[])[];

export interface AnswerWords {
  stopWords: StopWords;
  ordinals: Ordinals;
}

/** How much of a choice's own words an answer must have to be taken for it. */
const ENOUGH = 0.5;

/** The shortest word, in UTF-16 units, that also matches longer words beginning with it. */
const LEAST_STEM = 4;

/** @returns the place of the choice that is meant, or null when the story has to ask again */
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

/** @returns the place that is named by its number alone, out of `count` */
export function matchOrdinal(
  count: number,
  answer: string,
  { stopWords, ordinals }: AnswerWords,
): number | null {
  const [word = "", more, ...rest] = wordsOf(answer).filter((said) => !stopWords.has(said));
  // In "the second one" the last word counts nothing.
  if (rest.length > 0 || (more !== undefined && ordinalOf(more, ordinals) !== 0)) return null;
  const number = ordinalOf(word, ordinals);
  return number >= 0 && number < count ? number : null;
}

function ordinalOf(word: string, ordinals: Ordinals): number {
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
