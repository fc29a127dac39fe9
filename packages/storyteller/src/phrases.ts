/** Finds what typed words mean by tables of phrases, with spelling mistakes and missing accents. */
import { wordsOf } from "@codetale/domain/stories/text-matching";

/**
 * Terms separated by spaces, all of which are wanted in any order, each in a word of its own. A term
 * is a beginning of a word, or `=word` for the whole word; `a|b` is either.
 */
export type Phrase = string;

export interface Match<Kind> {
  kind: Kind;
  /** The higher, the more and the rarer the terms found. */
  score: number;
  /** The index of the first word that was found. */
  at: number;
}

interface Term {
  stems: readonly Stem[];
  /** Terms that few kinds have say more. */
  weight: number;
}

/** A beginning of a word without accents, or after `=` a whole word. */
type Stem = string;

/** A stem of so many letters may have one mistake, of so many two. */
const LETTERS_FOR_ONE_MISTAKE = 5;
const LETTERS_FOR_TWO_MISTAKES = 9;

/** What a term with a mistake counts, of a whole one. */
const MISTAKEN = 0.7;

/** The share of a phrase's weight that has to be in a text near it: `for` alone is near nothing. */
const NEAR = 0.5;

export interface PhraseTable<Kind> {
  /** The kinds of which a whole phrase is in the text, the likeliest first; of equals the first mentioned. */
  find(text: string): Match<Kind>[];
  /** The kinds of which half of a phrase or more is in the text, the likeliest first. */
  nearest(text: string): Kind[];
  /** Whether some phrase has a term for this word, without a mistake. */
  knows(word: string): boolean;
}

/** @param phrases for each kind */
export function phraseTable<Kind extends string>(
  phrases: Readonly<Record<Kind, readonly Phrase[]>>,
): PhraseTable<Kind> {
  const kinds = Object.keys(phrases) as Kind[];
  const weightOf = weights(kinds.map((kind) => phrases[kind]));
  const table = kinds.flatMap((kind) =>
    phrases[kind].map((phrase) => ({
      kind,
      terms: phrase
        .split(" ")
        .map((term): Term => ({ stems: stemsOf(term), weight: weightOf(term) }))
        .sort((a, b) => b.weight - a.weight),
    })),
  );
  // Most phrases have nothing to do with a text, so that they are looked up by its words.
  const byTerm = {
    all: indexByStem(table.map(({ terms }) => terms[0]?.stems ?? [])),
    one: indexByStem(table.map(({ terms }) => terms.flatMap(({ stems }) => stems))),
  };
  const likenesses = likenessesTo(new Set(byTerm.one.keys()));
  /** The best match of each kind. @param fewest how many of a phrase's terms have to be found */
  function best(text: string, fewest: "all" | "one"): Match<Kind>[] {
    const words = spellingsOf(text).map(likenesses);
    const matches = new Map<Kind, Match<Kind>>();
    for (const { kind, terms } of candidates(table, byTerm[fewest], words)) {
      const found = findTerms(terms, words, fewest);
      if (found === null || found.score < NEAR * weightOfAll(terms)) continue;
      const { score = 0, at = words.length } = matches.get(kind) ?? {};
      matches.set(kind, {
        kind,
        score: Math.max(score, found.score),
        at: Math.min(at, found.at),
      });
    }
    return [...matches.values()].sort((a, b) => b.score - a.score || a.at - b.at);
  }
  return {
    find: (text) => best(text, "all"),
    nearest: (text) => best(text, "one").map(({ kind }) => kind),
    knows: (word) => spellingsOf(word).some((part) => isLike(likenesses(part))),
  };
}

/** How much a word is like each stem, from 0 to 1; without those that it is not like. */
type Likenesses = ReadonlyMap<Stem, number>;

/** Whether some stem is spelt as the word. */
function isLike(likenesses: Likenesses): boolean {
  return [...likenesses.values()].includes(1);
}

function weightOfAll(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

/** For each stem the places in the list of those that have it. */
function indexByStem(stemsOfEach: readonly (readonly Stem[])[]): ReadonlyMap<Stem, number[]> {
  const index = new Map<Stem, number[]>();
  for (const [place, stems] of stemsOfEach.entries()) {
    for (const stem of new Set(stems)) {
      const places = index.get(stem);
      if (places) places.push(place);
      else index.set(stem, [place]);
    }
  }
  return index;
}

/** Those of the list, in its order, that have a stem which a word is like. */
function candidates<T>(
  list: readonly T[],
  index: ReadonlyMap<Stem, readonly number[]>,
  words: readonly Likenesses[],
): T[] {
  const stems = new Set(words.flatMap((word) => [...word.keys()]));
  const places = new Set([...stems].flatMap((stem) => index.get(stem) ?? []));
  return [...places].sort((a, b) => a - b).flatMap((place) => list[place] ?? []);
}

/** Finds terms, each in a word of its own. @param terms the most telling first */
function findTerms(
  terms: readonly Term[],
  words: readonly Likenesses[],
  fewest: "all" | "one",
): { score: number; at: number } | null {
  const free = new Set(words.keys());
  let score = 0;
  let first = words.length;
  for (const { stems, weight } of terms) {
    const { likeness, at } = likest(stems, words, free);
    if (likeness === 0 && fewest === "all") return null;
    if (likeness === 0) continue;
    free.delete(at);
    score += weight * likeness;
    first = Math.min(first, at);
  }
  return score === 0 ? null : { score, at: first };
}

/** The word among those at `places` that is most like one of the stems; likeness 0 for none. */
function likest(stems: readonly Stem[], words: readonly Likenesses[], places: ReadonlySet<number>) {
  let best = { likeness: 0, at: -1 };
  for (const at of places) {
    const likeness = Math.max(...stems.map((stem) => words[at]?.get(stem) ?? 0));
    if (likeness > best.likeness) best = { likeness, at };
  }
  return best;
}

/** A word that has some of the stems is spelt right; any other is compared with mistakes. */
function likenessesTo(stems: ReadonlySet<Stem>): (word: string) => Likenesses {
  const forgiving = [...stems].filter((stem) => lettersOf(stem).length >= LETTERS_FOR_ONE_MISTAKE);
  return (word) => {
    const beginnings = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
    const exact = [...beginnings, `=${word}`].filter((stem) => stems.has(stem));
    if (exact.length > 0) return new Map(exact.map((stem) => [stem, 1]));
    return new Map(
      forgiving.filter((stem) => isMistaken(stem, word)).map((stem) => [stem, MISTAKEN]),
    );
  };
}

function isMistaken(stem: Stem, word: string): boolean {
  const letters = lettersOf(stem);
  const mistakes = letters.length < LETTERS_FOR_TWO_MISTAKES ? 1 : 2;
  if (word.length < letters.length - mistakes || !beginAlike(letters, word)) return false;
  return mistakesBetween(letters, word, stem.startsWith("=")) <= mistakes;
}

/** Whether one of the first two letters is the same: few people mistake both. */
function beginAlike(one: string, other: string): boolean {
  return one[0] === other[0] || one[1] === other[1] || one[0] === other[1] || one[1] === other[0];
}

/**
 * The fewest letters added, left out, replaced or swapped with their neighbour to make `letters` of
 * the word, or of a beginning of it (optimal string alignment).
 */
function mistakesBetween(letters: string, word: string, isWhole: boolean): number {
  const beginnings = Array.from({ length: word.length + 1 }, (_, column) => column);
  const rows = [beginnings];
  for (let row = 1; row <= letters.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (const column of beginnings.slice(1)) {
      current[column] = fewestMistakes(rows, letters.slice(0, row), word.slice(0, column));
    }
  }
  const last = rows[letters.length] ?? [];
  return isWhole ? (last[word.length] ?? Infinity) : Math.min(...last);
}

/** From the numbers for shorter beginnings of both, by row and column. */
function fewestMistakes(rows: readonly number[][], letters: string, word: string): number {
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  const row = letters.length;
  const column = word.length;
  const isSwapped =
    row > 1 && column > 1 && letters.slice(-2) === [...word.slice(-2)].reverse().join("");
  return Math.min(
    at(row - 1, column) + 1,
    at(row, column - 1) + 1,
    at(row - 1, column - 1) + (letters.at(-1) === word.at(-1) ? 0 : 1),
    isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
  );
}

function stemsOf(term: string): Stem[] {
  return term.split("|").flatMap((alternative) => {
    const isWhole = alternative.startsWith("=");
    const [letters] = spellingsOf(isWhole ? alternative.slice(1) : alternative);
    return letters === undefined ? [] : [isWhole ? `=${letters}` : letters];
  });
}

function lettersOf(stem: Stem): string {
  return stem.startsWith("=") ? stem.slice(1) : stem;
}

/** The words of `text` without Latin accents and nuktas, with one sign for Hindi's nasal vowels. */
function spellingsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u093C]/g, "")
    .replaceAll("\u0901", "\u0902")
    .normalize("NFC");
  return wordsOf(plain).flatMap((word) => word.split("'"));
}

/** How much a term says: the logarithm of how many kinds there are for each that has its words. */
function weights(phrasesOfKinds: readonly (readonly Phrase[])[]): (term: string) => number {
  const kindsWith = new Map<string, number>();
  for (const phrases of phrasesOfKinds) {
    for (const alternative of new Set(phrases.flatMap((phrase) => phrase.split(/[ |]/)))) {
      kindsWith.set(alternative, (kindsWith.get(alternative) ?? 0) + 1);
    }
  }
  return (term) => {
    const most = Math.max(...term.split("|").map((one) => kindsWith.get(one) ?? 1));
    return Math.log((phrasesOfKinds.length + 1) / most);
  };
}

/** Preparing a table takes milliseconds, so that each is prepared once. */
const tables = new WeakMap<object, unknown>();

/** @param texts with the phrases of each kind */
export function tableOf<Kind extends string>(
  texts: Readonly<Record<Kind, { phrases: readonly Phrase[] }>>,
): PhraseTable<Kind> {
  const known = tables.get(texts) as PhraseTable<Kind> | undefined;
  if (known) return known;
  const kinds = Object.keys(texts) as Kind[];
  const table = phraseTable(
    Object.fromEntries(kinds.map((kind) => [kind, texts[kind].phrases])) as Record<
      Kind,
      readonly Phrase[]
    >,
  );
  tables.set(texts, table);
  return table;
}
