/** Finds what a text is about: actions, things and figures, by the words of its language. */
import { storyLanguages, type StoryLanguage } from "../languages.ts";
import { wordsOf } from "../text-matching.ts";
import { conceptWords, type ConceptId } from "./words.ts";

/** A concept that a text has a word of. */
export interface FoundConcept {
  concept: ConceptId;
  /** The index, in `plainWordsOf(text)`, of the first word that says it. */
  at: number;
}

/**
 * Of words that follow each other, the longest entry counts (`shake hands`, not `hands`); of one
 * word, its whole form before its beginnings, and of these the longest. Two concepts that share a
 * word are both found, in the order of the table.
 *
 * @param language a code of `storyLanguages`; for any other text nothing is found
 * @returns each concept once, in the order of the text
 */
export function conceptsIn(text: string, language: string): readonly FoundConcept[] {
  const seen = new Set<ConceptId>();
  return everyConceptIn(text, language).filter(({ concept }) => {
    const isNew = !seen.has(concept);
    seen.add(concept);
    return isNew;
  });
}

/** As `conceptsIn`, with a concept for each time that the text says it. */
export function everyConceptIn(text: string, language: string): readonly FoundConcept[] {
  const known = storyLanguages.find((one) => one === language);
  if (!known) return [];
  const entries = entriesOf(known);
  const words = plainWordsOf(text);
  const found: FoundConcept[] = [];
  let at = 0;
  while (at < words.length) {
    const { concepts, length } = longestEntryAt(words, at, entries);
    for (const concept of concepts) found.push({ concept, at });
    at += length;
  }
  return found;
}

/**
 * The words of `text` without what spelling varies in: case, accents (but `ñ`), the dot below a
 * Devanagari letter, candrabindu for anusvara, and elisions (`l’eau` is two words).
 */
export function plainWordsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    word
      .normalize("NFD")
      .replace(/[\u0300-\u0302\u0304-\u036F\u093C]/gu, "")
      .normalize("NFC")
      .replace(/\u0901/gu, "\u0902")
      .replace(/œ/gu, "oe")
      .split("'"),
  );
}

/** A word of a meaning, as `plainWordsOf` spells it. */
interface ConceptWord {
  text: string;
  /** Whether it is the beginning of words that mean the same. */
  isStem: boolean;
}

/** Every word that a concept of the language is known by; those of several words one by one. */
export function wordsOfConcepts(language: StoryLanguage): ConceptWord[] {
  return (Object.entries(conceptWords[language]) as [ConceptId, string][])
    .flatMap(([concept, words]) => words.split(" ").map((text) => toEntry(concept, text)))
    .flatMap(({ words, isWhole }) =>
      words.map((text, at) => ({ text, isStem: at === words.length - 1 && !isWhole })),
    );
}

interface Entry {
  concept: ConceptId;
  words: readonly string[];
  /** Whether the last word is whole, not only a beginning. */
  isWhole: boolean;
}

interface Entries {
  /** By the first word, for entries of several words and of one whole word. */
  byWord: ReadonlyMap<string, readonly Entry[]>;
  /** By the beginning, for entries of one word. */
  byBeginning: ReadonlyMap<string, readonly ConceptId[]>;
}

const prepared = new Map<StoryLanguage, Entries>();

/** Reading a table takes milliseconds, so that each is read once. */
function entriesOf(language: StoryLanguage): Entries {
  const known = prepared.get(language);
  if (known) return known;
  const byWord = new Map<string, Entry[]>();
  const byBeginning = new Map<string, ConceptId[]>();
  for (const [concept, words] of Object.entries(conceptWords[language])) {
    for (const text of words.split(" ")) {
      const entry = toEntry(concept as ConceptId, text);
      const [first = "", ...more] = entry.words;
      if (more.length > 0 || entry.isWhole) {
        byWord.set(first, [...(byWord.get(first) ?? []), entry]);
      } else {
        byBeginning.set(first, [...(byBeginning.get(first) ?? []), entry.concept]);
      }
    }
  }
  const entries = { byWord, byBeginning };
  prepared.set(language, entries);
  return entries;
}

function toEntry(concept: ConceptId, text: string): Entry {
  return {
    concept,
    words: plainWordsOf(text.replaceAll("_", " ")),
    isWhole: text.startsWith("="),
  };
}

/** @returns no concepts and length 1 where the word at `at` says nothing */
function longestEntryAt(
  words: readonly string[],
  at: number,
  { byWord, byBeginning }: Entries,
): { concepts: readonly ConceptId[]; length: number } {
  const word = words[at] ?? "";
  const fitting = (byWord.get(word) ?? []).filter((entry) => fits(entry, words, at));
  if (fitting.length > 0) {
    const length = Math.max(...fitting.map((entry) => entry.words.length));
    const longest = fitting.filter((entry) => entry.words.length === length);
    return { concepts: longest.map(({ concept }) => concept), length };
  }
  for (let end = word.length; end > 0; end -= 1) {
    const concepts = byBeginning.get(word.slice(0, end));
    if (concepts) return { concepts, length: 1 };
  }
  return { concepts: [], length: 1 };
}

function fits(entry: Entry, words: readonly string[], at: number): boolean {
  return entry.words.every((word, index) => {
    const said = words[at + index] ?? "";
    const isLast = index === entry.words.length - 1;
    return isLast && !entry.isWhole ? said.startsWith(word) : said === word;
  });
}
