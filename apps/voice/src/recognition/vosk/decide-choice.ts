/**
 * Decides between a recogniser that can only hear the choices, and so hears them everywhere, and
 * one that can hear anything, and so hears children wrongly. Together they are right.
 */
import type { AnswerWords } from "@codetale/domain/stories/answers/match-answer";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { matchTranscript } from "../match-transcript.ts";
import { wordOverlap } from "../word-overlap.ts";
import { UNKNOWN } from "./grammar.ts";

export interface Alternative {
  text: string;
  /** A log-likelihood; comparable only for the same recording. */
  confidence: number;
}

export interface VoskResults {
  /** By the free recogniser, the likeliest first. */
  free: readonly Alternative[];
  /** By the one that knows the choices alone. */
  grammar: Alternative;
}

/** Free alternatives that are less likely by more than this say nothing. */
const CLOSE = 3;

/** Of the choice's own words, so many have to be in the grammar's. */
const ENOUGH_OF_CHOICE = 0.5;

/**
 * How much likelier the free words may be than the grammar's. What does not belong to the choices
 * costs the grammar dearly, since `[unk]` fits nothing well.
 */
const FAR = 45;

/** @returns the place of the choice, or null */
export function decideChoice(
  choices: readonly string[],
  { free, grammar }: VoskResults,
  words: AnswerWords,
): number | null {
  const best = free[0]?.confidence ?? 0;
  const close = free.filter(({ confidence }) => confidence > best - CLOSE);
  return byFree(choices, close, words) ?? byGrammar(choices, { free, grammar }, words);
}

function byFree(
  choices: readonly string[],
  alternatives: readonly Alternative[],
  words: AnswerWords,
): number | null {
  const meanings = alternatives.map(({ text }) => matchTranscript(choices, text, words));
  return meanings.find((meaning) => meaning?.isSure)?.choice ?? null;
}

/** The grammar can put its words in any order; only in the choice's own do they mean it. */
function byGrammar(
  choices: readonly string[],
  { free, grammar }: VoskResults,
  words: AnswerWords,
): number | null {
  if (grammar.confidence < (free[0]?.confidence ?? 0) - FAR) return null;
  const said = grammar.text.replaceAll(UNKNOWN, " ");
  const shared = wordOverlap(choices, said, words);
  if (!shared || shared.hits < 2 || shared.ofChoice < ENOUGH_OF_CHOICE) return null;
  const content = wordsOf(choices[shared.choice] ?? "").filter(
    (word) => !words.stopWords.has(word),
  );
  const order = wordsOf(said).filter((word) => content.includes(word));
  return order.every((word, at) => content.indexOf(word) >= content.indexOf(order[at - 1] ?? word))
    ? shared.choice
    : null;
}
