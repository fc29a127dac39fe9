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
    matchOrdinal(texts, text, words) ?? namedChoice(texts, text, words);
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
 * Matches an answer that says a place, as an ordinal, a number, `last` or `middle`, with stop words
 * around it.
 *
 * @param choices their texts
 * @returns the index of the choice, or null
 */
export function matchOrdinal(
  choices: readonly string[],
  answer: string,
  words: AnswerWords,
): number | null {
  const said = wordsOf(answer);
  const [word = "", more, ...rest] = tellingWords(said, words);
  if (rest.length > 0 || isThatOne(said, [word, more], words)) return null;
  // In "the second one" the last word counts nothing, in "the one in the middle" the first.
  if (more === undefined || ordinalOf(more, words.ordinals) === 0) {
    const number = ordinalOf(word, words.ordinals);
    return number >= 0 && number < choices.length ? number : placeOf(word, choices, words);
  }
  return word === words.ordinals[0]?.[0] ? placeOf(more, choices, words) : null;
}

/** What is last or in the middle; a choice that says such a word itself is named by it. */
function placeOf(word: string, choices: readonly string[], { places }: AnswerWords): number | null {
  const isIn = (names: readonly string[] = []) => names.some((name) => foldText(name) === word);
  if (choices.some((text) => wordsOf(text).includes(word))) return null;
  const last = choices.length - 1;
  if (last > 0 && isIn(places?.last)) return last;
  return last === 2 && isIn(places?.middle) ? 1 : null;
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

/**
 * Each once: children repeat themselves, and recognisers repeat short answers. Hindi's “दो” is a number
 * and a stop word (“give”): a number where nothing else is said.
 */
function tellingWords(said: readonly string[], { stopWords, ordinals }: AnswerWords): string[] {
  const all = [...new Set(said)];
  const telling = all.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : all.filter((word) => ordinalOf(word, ordinals) >= 0);
}

function ordinalOf(word: string, ordinals: AnswerWords["ordinals"]): number {
  const named = ordinals.findIndex((names) => names.some((name) => foldText(name) === word));
  return named === -1 ? (numberIn(word) ?? 0) - 1 : named;
}
