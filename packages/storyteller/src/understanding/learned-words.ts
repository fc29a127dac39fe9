/**
 * What words say for kinds, learned from examples: naive Bayes over words, neighbouring words and
 * groups of letters, so that forms and compounds of a word, and misspelt ones, count as well.
 */

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

/** @param words of a text, as they are compared */
export function termsOf(words: readonly string[]): Terms {
  const neighbours = words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`);
  return [
    ...words.map((word) => [word, 1] as const),
    ...neighbours.map((pair) => [pair, NEIGHBOURS] as const),
  ];
}

export function learn<Kind>(examples: readonly Example<Kind>[]): Learned<Kind> {
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
  const texts = examples.map(({ kind, terms, weight = 1 }) => ({
    kind,
    weight,
    shares: sharesOf(terms, numbersOf),
  }));
  const rarity = rarityIn(
    texts.map(({ shares }) => shares),
    numbers.size,
  );
  const kinds = [...new Set(examples.map(({ kind }) => kind))];
  /** Of each part, how much it counts for the kinds that have it. */
  const counts: [place: number, count: number][][] = Array.from(numbers, () => []);
  const unseen = kinds.map((kind, place) => {
    const ofKind = new Map<number, number>();
    for (const { weight: times, shares } of texts.filter((text) => text.kind === kind)) {
      eachWeight(shares, rarity, (part, weight) => {
        ofKind.set(part, (ofKind.get(part) ?? 0) + weight * times);
      });
    }
    let total = 0;
    for (const [part, count] of ofKind) {
      counts[part]?.push([place, count]);
      total += count;
    }
    return Math.log(UNSEEN / (total + UNSEEN * numbers.size));
  });
  return (terms) => {
    const shares = sharesOf(terms, (term) => partsOf(term).map((part) => numbers.get(part)));
    const scores = unseen.map(() => 0);
    let sum = 0;
    eachWeight(shares, rarity, (part, weight) => {
      sum += weight;
      for (const [place, count] of counts[part] ?? []) {
        scores[place] = (scores[place] ?? 0) + weight * Math.log(count / UNSEEN + 1);
      }
    });
    return new Map(
      kinds.map((kind, place) => [kind, (scores[place] ?? 0) + sum * (unseen[place] ?? 0)]),
    );
  };
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
function rarityIn(texts: readonly Shares[], parts: number): Float64Array {
  const uses = new Float64Array(parts);
  for (const shares of texts) {
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
