/** Finds what typed words mean by tables of phrases, with spelling mistakes and missing accents. */
import { supportFrom } from "./phrase-support.ts";
import { candidates, indexByStem } from "./stem-index.ts";
import {
  likenessesTo,
  spellingsOf,
  stemsOf,
  type Likenesses,
  type Spelling,
  type Stem,
} from "./spelling.ts";
import { withoutPauses, type Steps } from "./steps.ts";

/**
 * Terms separated by spaces, all of which are wanted in any order, each in a word of its own. A term
 * is a beginning of a word, or `=word` for the whole word; `a|b` is either. With `!` before it, no
 * word of the text may have it: `fire !engine|truck`.
 */
export type Phrase = string;

interface Found {
  /** The higher, the more and the rarer the terms found. */
  score: number;
  /** The index of the first word that was found. */
  at: number;
  /** The indexes of all words that its whole phrases were found in. */
  words: ReadonlySet<number>;
}

export interface Match<Kind> extends Found {
  kind: Kind;
  /** Whether its best phrase is there only with spelling mistakes. */
  isMistaken: boolean;
}

interface Term {
  stems: readonly Stem[];
  /** Terms that few kinds have say more. */
  weight: number;
}

/** A phrase as words of a text are compared with it. */
interface WantedPhrase<Kind> {
  kind: Kind;
  /** The most telling first. */
  terms: readonly Term[];
  excluded: readonly Stem[];
}

/** What words in further phrases of the same kind count, of those in its best one. */
const FURTHER = 0.3;

/** What a word counts that is in other phrases of a kind than the one found, whole or not. */
const SUPPORT = 0.55;

/** What words lose of which no phrase is whole. */
const NO_WHOLE_PHRASE = 0.5;

/** How much there is in a text for a kind, by whole phrases and single words. */
export interface Evidence<Kind> extends Found {
  kind: Kind;
  /** Whether whole phrases have all telling words of the text. */
  isAll: boolean;
  /** Whether the best of them is there only with spelling mistakes. */
  isMistaken: boolean;
}

/** Shorter words are often articles, pronouns and the like. */
const LETTERS_OF_A_TELLING_WORD = 4;

export interface PhraseTable<Kind> {
  /**
   * @param without the indexes of words that mean something else
   * @returns the kinds of which a whole phrase is in the text, the likeliest first; of equals the first mentioned
   */
  find(text: string, without?: ReadonlySet<number>): Match<Kind>[];
  /**
   * Weighs whole phrases and, less, words that are only in others.
   * @returns all kinds for which there is anything, the most first; of equals the first mentioned
   */
  weigh(text: string, without?: ReadonlySet<number>): Evidence<Kind>[];
  /** Whether some phrase has a term for this word, without a mistake. */
  knows(word: string): boolean;
}

const NOTHING_LIKE: Likenesses = new Map();

/** @param phrases for each kind */
export function phraseTable<Kind extends string>(
  phrases: Readonly<Record<Kind, readonly Phrase[]>>,
  spelling?: Spelling,
): PhraseTable<Kind> {
  return withoutPauses(phraseTableInSteps(phrases, spelling));
}

export function* phraseTableInSteps<Kind extends string>(
  phrases: Readonly<Record<Kind, readonly Phrase[]>>,
  spelling?: Spelling,
): Steps<PhraseTable<Kind>> {
  const kinds = Object.keys(phrases) as Kind[];
  const weightOf = weights(kinds.map((kind) => phrases[kind]));
  const written = new Set<Stem>();
  const others = new Set<Stem>();
  // The same words are in many phrases.
  const known = new Map<string, readonly Stem[]>();
  function stemsIn(term: string): Stem[] {
    return term.split("|").flatMap((one) => {
      const stems = known.get(one) ?? stemsOfOne(one);
      known.set(one, stems);
      return stems;
    });
  }
  function stemsOfOne(alternative: string): readonly Stem[] {
    const stems = stemsOf(alternative, spelling);
    for (const stem of stems.written) written.add(stem);
    for (const stem of stems.other) others.add(stem);
    return [...stems.written, ...stems.other];
  }
  const table: WantedPhrase<Kind>[] = [];
  for (const kind of kinds) {
    for (const phrase of phrases[kind]) {
      const isExcluded = (term: string) => term.startsWith("!");
      const terms = phrase.split(" ");
      table.push({
        kind,
        terms: terms
          .filter((term) => !isExcluded(term))
          .map((term): Term => ({ stems: stemsIn(term), weight: weightOf(term) }))
          .sort((a, b) => b.weight - a.weight),
        excluded: terms.filter(isExcluded).flatMap((term) => stemsIn(term.slice(1))),
      });
    }
    yield;
  }
  // Most phrases have nothing to do with a text, so that they are looked up by its words.
  const byFirst = indexByStem(table.map(({ terms }) => terms[0]?.stems ?? []));
  yield;
  const likenesses = likenessesTo(written, others, spelling);
  yield;
  const support = supportFrom(
    table.map(({ kind, terms }) => ({ kind, stems: terms.flatMap(({ stems }) => stems) })),
    kinds.length,
  );
  const likenessesIn = (words: readonly string[], without: ReadonlySet<number> = new Set()) =>
    words.map((word, at) => (without.has(at) ? NOTHING_LIKE : likenesses(word)));
  /** All whole phrases in the words, by their kinds. */
  function phrasesIn(words: readonly Likenesses[]): Map<Kind, FoundPhrase[]> {
    const found = new Map<Kind, FoundPhrase[]>();
    for (const { kind, terms, excluded } of candidates(table, byFirst, words)) {
      const phrase = findTerms(terms, words);
      if (phrase === null) continue;
      if (excluded.some((stem) => words.some((word) => word.get(stem) === 1))) continue;
      found.set(kind, [...(found.get(kind) ?? []), phrase]);
    }
    return found;
  }
  return {
    find: (text, without) =>
      [...phrasesIn(likenessesIn(spellingsOf(text, spelling), without))]
        .map(([kind, found]) => ({ kind, ...together(found) }))
        .sort(likeliestFirst),
    weigh(text, without) {
      const spellings = spellingsOf(text, spelling);
      const long = [...spellings.keys()].filter(
        (at) => (spellings[at] ?? "").length >= LETTERS_OF_A_TELLING_WORD,
      );
      const telling = long.filter((at) => spelling?.helpers?.has(spellings[at] ?? "") !== true);
      const words = likenessesIn(spellings, without);
      const phrasesOf = phrasesIn(words);
      return [...support(words)]
        .filter(([kind, weights]) => phrasesOf.has(kind) || long.some((at) => weights.has(at)))
        .map(([kind, weights]) => ({
          kind,
          ...evidenceOf(phrasesOf.get(kind) ?? [], weights, telling),
        }))
        .sort(likeliestFirst);
    },
    knows: (word) => spellingsOf(word, spelling).some((part) => isLike(likenesses(part))),
  };
}

function likeliestFirst(a: Found, b: Found): number {
  return b.score - a.score || a.at - b.at;
}

/** What the words that a phrase was found in weigh, by their indexes. */
interface FoundPhrase {
  score: number;
  weights: ReadonlyMap<number, number>;
  isMistaken: boolean;
}

/** The best of a kind's phrases; words that only others have count less. */
function together(phrases: readonly FoundPhrase[]): Omit<Match<unknown>, "kind"> {
  const best = bestOf(phrases);
  const further = new Map<number, number>();
  for (const [at, weight] of phrases.flatMap(({ weights }) => [...weights])) {
    if (!best.weights.has(at)) further.set(at, Math.max(weight, further.get(at) ?? 0));
  }
  const words = wordsOfAll(phrases);
  const { score, isMistaken } = best;
  return { score: score + FURTHER * sumOf(further), at: Math.min(...words), words, isMistaken };
}

/**
 * @param phrases the whole ones in the text
 * @param weights of all words that speak for the kind
 * @param telling the indexes of the text's telling words
 */
function evidenceOf(
  phrases: readonly FoundPhrase[],
  weights: ReadonlyMap<number, number>,
  telling: readonly number[],
): Omit<Evidence<unknown>, "kind"> {
  const best = phrases.length === 0 ? null : bestOf(phrases);
  const words = wordsOfAll(phrases);
  const others = [...weights].filter(([at]) => best?.weights.has(at) !== true);
  return {
    score: (best?.score ?? -NO_WHOLE_PHRASE) + SUPPORT * sumOf(new Map(others)),
    at: Math.min(...weights.keys()),
    words,
    isAll: best !== null && telling.every((at) => words.has(at)),
    isMistaken: best?.isMistaken === true,
  };
}

function bestOf(phrases: readonly FoundPhrase[]): FoundPhrase {
  return phrases.reduce((one, other) => (other.score > one.score ? other : one));
}

function wordsOfAll(phrases: readonly FoundPhrase[]): Set<number> {
  return new Set(phrases.flatMap(({ weights }) => [...weights.keys()]));
}

function sumOf(weights: ReadonlyMap<number, number>): number {
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Whether some stem is spelt as the word. */
function isLike(likenesses: Likenesses): boolean {
  return [...likenesses.values()].includes(1);
}

/** Finds all terms, each in a word of its own. @param terms the most telling first */
function findTerms(terms: readonly Term[], words: readonly Likenesses[]): FoundPhrase | null {
  const free = new Set(words.keys());
  const weights = new Map<number, number>();
  let isMistaken = false;
  for (const { stems, weight } of terms) {
    const { likeness, at } = likest(stems, words, free);
    if (likeness === 0) return null;
    free.delete(at);
    weights.set(at, weight * likeness);
    isMistaken ||= likeness < 1;
  }
  const score = sumOf(weights);
  return score === 0 ? null : { score, weights, isMistaken };
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
