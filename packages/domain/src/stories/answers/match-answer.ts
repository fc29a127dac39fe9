/**
 * Matches an answer, tapped or spoken, to a choice: by the choice's text, what was read last, its
 * number, a word that only it has, or what that word means. An answer that fits two choices matches
 * none, and the story asks again.
 */
import type { Scene } from "../graph.ts";
import type { AnswerWords } from "./language-words.ts";
import { foldText, numberIn, wordsOf } from "../text-matching.ts";
import { namedChoice } from "./named-choice.ts";
import { matchReaction, pointsAtLastRead } from "./reaction.ts";

/**
 * @param lastRead the index of the choice that was read last, which `yes, that one` means; null
 *   where none was
 * @returns the index of the matched choice, or null when the story has to ask again
 */
export function matchChoice(
  scene: Pick<Scene, "choices">,
  answer: string,
  words: AnswerWords,
  lastRead: number | null = null,
): number | null {
  const texts = scene.choices.map(({ text }) => text);
  const meaningOf = (text: string) =>
    matchOrdinal(texts.length, text, words) ?? namedChoice(texts, text, words);
  const exact = matchText(texts, answer);
  if (exact !== null) return exact;
  const reaction = matchReaction({ texts, lastRead }, answer, words, meaningOf);
  return reaction === undefined ? meaningOf(answer) : reaction;
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
export function matchOrdinal(count: number, answer: string, words: AnswerWords): number | null {
  const said = wordsOf(answer);
  const [word = "", more, ...rest] = tellingWords(said, words);
  // In "the second one" the last word counts nothing.
  if (rest.length > 0 || (more !== undefined && ordinalOf(more, words.ordinals) !== 0)) return null;
  if (isThatOne(said, [word, more], words)) return null;
  const number = ordinalOf(word, words.ordinals);
  return number >= 0 && number < count ? number : null;
}

/** Whether an answer points by a bare `one`, which is no number then. */
function isThatOne(
  said: readonly string[],
  [word, more]: readonly [string, string | undefined],
  words: AnswerWords,
): boolean {
  const isBareOne = more === undefined && word === words.ordinals[0]?.[0];
  return isBareOne && pointsAtLastRead(said, words);
}

/** Hindi's “दो” is a number and a stop word (“give”): a number where nothing else is said. */
function tellingWords(said: readonly string[], { stopWords, ordinals }: AnswerWords) {
  const telling = said.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : said.filter((word) => ordinalOf(word, ordinals) >= 0);
}

function ordinalOf(word: string, ordinals: AnswerWords["ordinals"]): number {
  const named = ordinals.findIndex((names) => names.some((name) => foldText(name) === word));
  return named === -1 ? (numberIn(word) ?? 0) - 1 : named;
}
