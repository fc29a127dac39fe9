/** Finds the one choice that an answer names, by words that no other choice has or by their meaning. */
import { wordsOf } from "../text-matching.ts";
import type { AnswerWords } from "./language-words.ts";
import { nearConcepts } from "./near-concepts.ts";
import { isFormOf } from "./word-forms.ts";

/** Least share of a choice's words, without stop words, that an answer has. */
const ENOUGH_OF_CHOICE = 0.5;

/** Else the least share of the answer: in a long sentence about something else one word is chance. */
const ENOUGH_OF_ANSWER = 1 / 3;

/** Least concepts of the choice in proportion to the words of the answer. */
const ENOUGH_MEANING = 0.5;

/** Least words of a choice in an answer that speaks of the child's own life, unless it has all. */
const ENOUGH_BESIDE_OWN_LIFE = 2;

/**
 * Words of the choices count before their meaning: `cut` names `Cut the rope`, also where `Share it`
 * means something near. An answer that names two choices names none.
 *
 * @returns the index of the choice, or null
 */
export function namedChoice(
  texts: readonly string[],
  answer: string,
  words: AnswerWords,
): number | null {
  const said = contentOf(answer, words);
  if (said.length === 0) return null;
  const isOwnLife = speaksOfOwnLife(texts, answer, words);
  const named = ownWordsOf(texts, words).map((own, choice) => {
    const hits = own.filter((word) => said.some((other) => isFormOf(word, other))).length;
    const ofChoice = hits / Math.max(1, contentOf(texts[choice] ?? "", words).length);
    const isEnough = isOwnLife
      ? hits >= ENOUGH_BESIDE_OWN_LIFE || ofChoice === 1
      : ofChoice >= ENOUGH_OF_CHOICE || hits / said.length >= ENOUGH_OF_ANSWER;
    return { hits, isEnough };
  });
  if (named.some(({ hits }) => hits > 0)) {
    const [only, ...more] = named.flatMap(({ hits }, choice) => (hits > 0 ? [choice] : []));
    return only !== undefined && more.length === 0 && named[only]?.isEnough ? only : null;
  }
  return isOwnLife ? null : meantChoice(texts, said, words);
}

/** `My sock is wet` names no choice by `wet`; a choice may itself say `my`. */
function speaksOfOwnLife(
  texts: readonly string[],
  answer: string,
  { ownLife }: AnswerWords,
): boolean {
  if (!ownLife) return false;
  const ofChoices = new Set(texts.flatMap(wordsOf));
  return wordsOf(answer).some((word) => ownLife.has(word) && !ofChoices.has(word));
}

/** By choice, its words that are in no other choice. */
function ownWordsOf(texts: readonly string[], words: AnswerWords): string[][] {
  const contents = texts.map((text) => contentOf(text, words));
  return contents.map((content, choice) =>
    content.filter((word) =>
      contents.every(
        (others, index) => index === choice || !others.some((other) => isFormOf(word, other)),
      ),
    ),
  );
}

/** @param content the words of the answer, without stop words: `can I` asks for nothing */
function meantChoice(
  texts: readonly string[],
  content: readonly string[],
  { conceptsIn }: AnswerWords,
): number | null {
  if (!conceptsIn) return null;
  const said = conceptsIn(content.join(" ")).filter((concept) => concept !== "person");
  if (said.length === 0) return null;
  const concepts = texts.map((text) => conceptsIn(text));
  const meant = onlyOneWith(concepts, said);
  if (meant) return meant.hits / content.length >= ENOUGH_MEANING ? meant.choice : null;
  const near = onlyOneWith(concepts, said.flatMap(nearConcepts));
  return near && near.hits / content.length >= ENOUGH_MEANING ? near.choice : null;
}

/** The choice that alone has concepts of `said`, not counting those that several choices have. */
function onlyOneWith(
  concepts: readonly (readonly string[])[],
  said: readonly string[],
): { choice: number; hits: number } | null {
  const wanted = new Set(said);
  const [only, ...more] = concepts.flatMap((own, choice) => {
    const hits = own.filter(
      (concept) =>
        wanted.has(concept) &&
        concepts.every((others, index) => index === choice || !others.includes(concept)),
    ).length;
    return hits > 0 ? [{ choice, hits }] : [];
  });
  return only !== undefined && more.length === 0 ? only : null;
}

function contentOf(text: string, { stopWords }: AnswerWords): string[] {
  return [...new Set(wordsOf(text).filter((word) => !stopWords.has(word)))];
}
