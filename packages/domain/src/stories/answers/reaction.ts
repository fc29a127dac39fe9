/** Answers to what was read last: `yes, that one`, `not the owl`, `no, the other one`. */
import { wordsOf } from "../text-matching.ts";
import type { AnswerWords } from "./language-words.ts";
import type { ReactionWords } from "./reaction-words.ts";

interface Asked {
  texts: readonly string[];
  /** The index of the choice that was read last; null where none was. */
  lastRead: number | null;
}

/**
 * @param meaningOf finds the choice that a text names
 * @returns the index of the choice, null where the story has to ask again, undefined where the
 *   answer is no reaction
 */
export function matchReaction(
  { texts, lastRead }: Asked,
  answer: string,
  words: AnswerWords,
  meaningOf: (text: string) => number | null,
): number | null | undefined {
  const { reactions, stopWords } = words;
  if (!reactions) return undefined;
  const said = wordsOf(answer);
  const denial = denialIn(said, texts, reactions);
  const isOther = said.some((word) => reactions.other.has(word));
  const rest = said.filter((word) => !isReaction(word, reactions) && !stopWords.has(word));
  const isEmpty = rest.every((word) => isOne(word, words));
  if (isOther && isEmpty) return theOther(texts, lastRead);
  if (denial === "none") return isEmpty && agrees(said, reactions) ? lastRead : undefined;
  if (denial === "unclear") return null;
  const denied = said.filter((word) => !isDenial(word, reactions)).join(" ");
  return theOther(texts, meaningOf(denied));
}

/** Whether an answer denies something that the choices do not: which is meant, its words alone tell. */
export function isDenying(
  texts: readonly string[],
  answer: string,
  { reactions }: AnswerWords,
): boolean {
  return reactions !== undefined && denialIn(wordsOf(answer), texts, reactions) !== "none";
}

/** Whether `that`, `this` or the like stands in an answer: `that one` is not number one. */
export function pointsAtLastRead(said: readonly string[], { reactions }: AnswerWords): boolean {
  return reactions !== undefined && said.some((word) => reactions.point.has(word));
}

/** A choice that says no itself, `Say no`, is no reason to doubt an answer that does. */
function denialIn(
  said: readonly string[],
  texts: readonly string[],
  reactions: ReactionWords,
): "none" | "clear" | "unclear" {
  if (texts.flatMap(wordsOf).some((word) => isDenial(word, reactions))) return "none";
  const denials = denialsIn(said, reactions);
  const [denial, ...more] = denials;
  if (denial === undefined) return "none";
  if (more.length > 0 || said.some((word) => reactions.why.has(word))) return "unclear";
  return said.length > 1 && deniesWhatIsSaid(denial, said, reactions) ? "clear" : "unclear";
}

/** In `no, not the owl` the first word denies nothing of its own. */
function denialsIn(said: readonly string[], reactions: ReactionWords): readonly string[] {
  const all = said.filter((word) => isDenial(word, reactions));
  return all.length > 1 && reactions.no.has(said[0] ?? "") ? all.slice(1) : all;
}

/** `not the owl`, `no quiero preguntar`, `the owl no`; but `no, the owl` may mean the owl. */
function deniesWhatIsSaid(
  denial: string,
  said: readonly string[],
  { not, wish }: ReactionWords,
): boolean {
  const next = said[said.indexOf(denial) + 1];
  return not.has(denial) || next === undefined || wish.has(next);
}

function isDenial(word: string, { not, no }: ReactionWords): boolean {
  return not.has(word) || no.has(word);
}

function isReaction(word: string, reactions: ReactionWords): boolean {
  const { agree, point, other } = reactions;
  return agree.has(word) || point.has(word) || other.has(word) || isDenial(word, reactions);
}

function agrees(said: readonly string[], { agree, point }: ReactionWords): boolean {
  return said.some((word) => point.has(word)) || said.every((word) => agree.has(word));
}

/** `one` counts nothing in `that one`, but is a number alone. */
function isOne(word: string, { ordinals }: AnswerWords): boolean {
  return word === ordinals[0]?.[0];
}

function theOther(texts: readonly string[], index: number | null): number | null {
  return texts.length === 2 && index !== null ? 1 - index : null;
}
