/**
 * What words say for kinds, learned from examples: naive Bayes over words, neighbouring words and
 * groups of letters, so that forms and compounds of a word, and misspelt ones, count as well.
 */

import { withoutPauses, type Steps } from "./steps.ts";

/** Words of a text and pairs of neighbouring ones, and how much each counts, of 1. */
export type Terms = readonly (readonly [term: string, share: number])[];

export interface Example<Kind> {
  kind: Kind;
  terms: Terms;
  weight?: number;
}

/** What a text says for each kind: natural logarithms, of which only differences mean anything. */
export type Learned<Kind> = (terms: Terms) => ReadonlyMap<Kind, number>;

const NEIGHBOURS = 0.7;
const LETTERS = 0.4;

const FEWEST_LETTERS = 4;
const MOST_LETTERS = 5;

/** What a part counts for kinds that have no example of it. */
const UNSEEN = 0.01;

const TEXTS_OF_A_STEP = 50;

/** @param words of a text, as they are compared */
export function termsOf(words: readonly string[]): Terms {
  const neighbours = words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`);
  return [
    ...words.map((word) => [word, 1] as const),
    ...neighbours.map((pair) => [pair, NEIGHBOURS] as const),
  ];
}

export function learn<Kind>(examples: Iterable<Example<Kind>>): Learned<Kind> {
  return withoutPauses(learnInSteps(examples));
}

export function* learnInSteps<Kind>(examples: Iterable<Example<Kind>>): Steps<Learned<Kind>> {
  const numbers = new Map<string, number>();
  const numberOf = (part: string) => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  // Most words are in many examples.
  const known = new Map<string, readonly number[]>();
  const numbersOf = (term: string) => {
    const remembered = known.get(term) ?? partsOf(term).map(numberOf);
    known.set(term, remembered);
    return remembered;
  };
  const textsOf = new Map<Kind, { weight: number; shares: Shares }[]>();
  let texts = 0;
  for (const { kind, terms, weight = 1 } of examples) {
    const ofKind = textsOf.get(kind) ?? [];
    ofKind.push({ weight, shares: sharesOf(terms, numbersOf) });
    textsOf.set(kind, ofKind);
    texts += 1;
    if (texts % TEXTS_OF_A_STEP === 0) yield;
  }
  const rarity = rarityIn([...textsOf.values()].flat(), numbers.size);
  yield;
  const countsOf: ReadonlyMap<number, number>[] = [];
  const unseen: number[] = [];
  for (const ofKind of textsOf.values()) {
    const counts = countsIn(ofKind, rarity);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    countsOf.push(counts);
    unseen.push(Math.log(UNSEEN / (total + UNSEEN * numbers.size)));
    yield;
  }
  const kinds = [...textsOf.keys()];
  const gains = gainsOf(countsOf, numbers.size);
  return (terms) => {
    const shares = sharesOf(terms, (term) => partsOf(term).map((part) => numbers.get(part)));
    const scores = kinds.map(() => 0);
    let sum = 0;
    eachWeight(shares, rarity, (part, weight) => {
      sum += weight;
      gains(part, (place, gain) => {
        scores[place] = (scores[place] ?? 0) + weight * gain;
      });
    });
    return new Map(
      kinds.map((kind, place) => [kind, (scores[place] ?? 0) + sum * (unseen[place] ?? 0)]),
    );
  };
}

/** How much each part counts in the texts of one kind. */
function countsIn(
  texts: readonly { weight: number; shares: Shares }[],
  rarity: Float64Array,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { weight: times, shares } of texts) {
    eachWeight(shares, rarity, (part, weight) => {
      counts.set(part, (counts.get(part) ?? 0) + weight * times);
    });
  }
  return counts;
}

/**
 * What each part adds for the kinds that have it: the logarithm of its count. There are a million in a
 * language, which arrays of numbers hold in a tenth of what objects take.
 *
 * @param countsOf of each kind, by its place
 */
function gainsOf(countsOf: readonly ReadonlyMap<number, number>[], parts: number) {
  const firstOf = placesOf(countsOf, parts);
  const next = firstOf.slice();
  const places = new Uint16Array(firstOf.at(-1) ?? 0);
  const gains = new Float64Array(places.length);
  for (const [place, counts] of countsOf.entries()) {
    for (const [part, count] of counts) {
      const at = next[part] ?? 0;
      next[part] = at + 1;
      places[at] = place;
      gains[at] = Math.log(count / UNSEEN + 1);
    }
  }
  return (part: number, take: (place: number, gain: number) => void) => {
    const end = firstOf[part + 1] ?? 0;
    for (let at = firstOf[part] ?? 0; at < end; at += 1) take(places[at] ?? 0, gains[at] ?? 0);
  };
}

/** Where the gains of each part begin in one list of all; the last is the end of the list. */
function placesOf(countsOf: readonly ReadonlyMap<number, number>[], parts: number): Uint32Array {
  const firstOf = new Uint32Array(parts + 1);
  for (const counts of countsOf) {
    for (const part of counts.keys()) firstOf[part + 1] = (firstOf[part + 1] ?? 0) + 1;
  }
  for (let part = 0; part < parts; part += 1) {
    firstOf[part + 1] = (firstOf[part + 1] ?? 0) + (firstOf[part] ?? 0);
  }
  return firstOf;
}

/** How much each part counts in a text, by its number. */
type Shares = ReadonlyMap<number, number>;

/** @param numbersOf the numbers of `partsOf` a term; undefined for parts that are not known */
function sharesOf(
  terms: Terms,
  numbersOf: (term: string) => readonly (number | undefined)[],
): Shares {
  const shares = new Map<number, number>();
  for (const [term, share] of terms) {
    for (const [at, number] of numbersOf(term).entries()) {
      if (number === undefined) continue;
      const ofPart = at === 0 ? share : share * LETTERS;
      shares.set(number, Math.max(ofPart, shares.get(number) ?? 0));
    }
  }
  return shares;
}

/** The term itself and, of a word, groups of its letters, with marks for its beginning and end. */
function partsOf(term: string): string[] {
  const parts = [term];
  if (term.includes(" ")) return parts;
  const marked = `<${term}>`;
  for (let length = FEWEST_LETTERS; length <= MOST_LETTERS; length += 1) {
    for (let at = 0; at + length <= marked.length; at += 1) {
      parts.push(`-${marked.slice(at, at + length)}`);
    }
  }
  return parts;
}

/** The rarer a part is in texts, the more it says. @returns by its number */
function rarityIn(texts: readonly { shares: Shares }[], parts: number): Float64Array {
  const uses = new Float64Array(parts);
  for (const { shares } of texts) {
    for (const part of shares.keys()) uses[part] = (uses[part] ?? 0) + 1;
  }
  return uses.map((count) => Math.log(1 + texts.length / count));
}

/** Weights by which a long text says as much as a short one. */
function eachWeight(
  shares: Shares,
  rarity: Float64Array,
  take: (part: number, weight: number) => void,
): void {
  let squares = 0;
  for (const [part, share] of shares) squares += (share * (rarity[part] ?? 0)) ** 2;
  const length = Math.sqrt(squares);
  for (const [part, share] of shares) take(part, (share * (rarity[part] ?? 0)) / length);
}
