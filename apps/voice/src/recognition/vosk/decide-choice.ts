/**
 * Combines two recognizers: the one limited to the choices finds them in anything, and the free one
 * misunderstands children more often.
 */
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { isDenying } from "@codetale/domain/stories/answers/reaction";
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
  /** Of the free recognizer, the likeliest first. */
  free: readonly Alternative[];
  /** Of the recognizer limited to the choices. */
  grammar: Alternative;
}

/** Free alternatives that are less likely by more than this are ignored. */
const CLOSE = 3;

/** Least share of the choice's words in the result of the grammar. */
const ENOUGH_OF_CHOICE = 0.5;

/**
 * How much likelier the free result may be than the grammar's. Words outside of the choices lower the
 * grammar's likelihood much, since `[unk]` fits nothing well.
 */
const FAR = 45;

/** @returns the index of the choice; null also where a choice is denied, which leaves another one */
export function decideChoice(
  choices: readonly string[],
  { free, grammar }: VoskResults,
  words: AnswerWords,
): number | null {
  if (isDenying(choices, free[0]?.text ?? "", words)) {
    // "Knock at the door" is sometimes heard as "not at the door": the grammar has it whole then.
    return grammar.text.includes(UNKNOWN) ? null : byGrammar(choices, { free, grammar }, words);
  }
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

/** The grammar allows any order of words; only the choice's own order counts. */
function byGrammar(
  choices: readonly string[],
  { free, grammar }: VoskResults,
  words: AnswerWords,
): number | null {
  if (grammar.confidence < (free[0]?.confidence ?? 0) - FAR) return null;
  const transcript = grammar.text.replaceAll(UNKNOWN, " ");
  const shared = wordOverlap(choices, transcript, words);
  if (!shared || shared.hits < 2 || shared.ofChoice < ENOUGH_OF_CHOICE) return null;
  const content = wordsOf(choices[shared.choice] ?? "").filter(
    (word) => !words.stopWords.has(word),
  );
  const order = wordsOf(transcript).filter((word) => content.includes(word));
  return order.every((word, at) => content.indexOf(word) >= content.indexOf(order[at - 1] ?? word))
    ? shared.choice
    : null;
}
