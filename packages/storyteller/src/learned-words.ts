/**
 * What words say for kinds, learned from examples: naive Bayes over words, neighbouring words and
 * groups of letters, so that forms and compounds of a word, and misspelt ones, count as well.
 */

/** Parts of a text, and how much each counts. */
export type Parts = ReadonlyMap<string, number>;

export interface Example<Kind> {
  kind: Kind;
  parts: Parts;
  weight?: number;
}

/** What a text says for each kind: natural logarithms, of which only differences mean anything. */
export type Learned<Kind> = (parts: Parts) => ReadonlyMap<Kind, number>;

const WORD = 1;
const NEIGHBOURS = 0.7;
const LETTERS = 0.4;

const FEWEST_LETTERS = 4;
const MOST_LETTERS = 5;

/** What a part counts for kinds that have no example of it. */
const UNSEEN = 0.01;

/** @param words of a text, as they are compared */
export function partsOfText(words: readonly string[]): Parts {
  const parts = partsOfWords(words.map((word) => [word, 1]));
  for (const [at, word] of words.slice(1).entries()) {
    parts.set(`${words[at] ?? ""} ${word}`, NEIGHBOURS);
  }
  return parts;
}

/** @param words and how much each counts, of 1 */
export function partsOfWords(words: Iterable<readonly [string, number]>): Map<string, number> {
  const parts = new Map<string, number>();
  for (const [word, share] of words) {
    parts.set(word, Math.max(WORD * share, parts.get(word) ?? 0));
    for (const letters of lettersIn(word)) {
      parts.set(letters, Math.max(LETTERS * share, parts.get(letters) ?? 0));
    }
  }
  return parts;
}

/** Most words are in many examples. */
const known = new Map<string, readonly string[]>();

/** Groups of the letters of a word, with marks for its beginning and end. */
function lettersIn(word: string): readonly string[] {
  const remembered = known.get(word);
  if (remembered) return remembered;
  const marked = `<${word}>`;
  const groups: string[] = [];
  for (let length = FEWEST_LETTERS; length <= MOST_LETTERS; length += 1) {
    for (let at = 0; at + length <= marked.length; at += 1) {
      groups.push(`-${marked.slice(at, at + length)}`);
    }
  }
  known.set(word, groups);
  return groups;
}

export function learn<Kind>(examples: readonly Example<Kind>[]): Learned<Kind> {
  const kinds = [...new Set(examples.map(({ kind }) => kind))];
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  const rarity = rarityIn(examples);
  const counts = new Map<string, Map<number, number>>();
  const totals = kinds.map(() => 0);
  for (const { kind, parts, weight: times = 1 } of examples) {
    const place = places.get(kind) ?? 0;
    for (const [part, share] of weighed(parts, rarity)) {
      const weight = share * times;
      let ofPart = counts.get(part);
      if (!ofPart) counts.set(part, (ofPart = new Map<number, number>()));
      ofPart.set(place, (ofPart.get(place) ?? 0) + weight);
      totals[place] = (totals[place] ?? 0) + weight;
    }
  }
  const unseen = totals.map((total) => Math.log(UNSEEN / (total + UNSEEN * counts.size)));
  return (parts) => {
    const familiar = [...parts].filter(([part]) => counts.has(part));
    const weights = weighed(new Map(familiar), rarity);
    const sum = weights.reduce((all, [, weight]) => all + weight, 0);
    const scores = unseen.map((logarithm) => sum * logarithm);
    for (const [part, weight] of weights) {
      for (const [place, count] of counts.get(part) ?? []) {
        scores[place] = (scores[place] ?? 0) + weight * Math.log(count / UNSEEN + 1);
      }
    }
    return new Map(kinds.map((kind, place) => [kind, scores[place] ?? 0]));
  };
}

/** The rarer a part is in examples, the more it says. */
function rarityIn(examples: readonly Example<unknown>[]): (part: string) => number {
  const uses = new Map<string, number>();
  for (const { parts } of examples) {
    for (const part of parts.keys()) uses.set(part, (uses.get(part) ?? 0) + 1);
  }
  for (const [part, count] of uses) uses.set(part, Math.log(1 + examples.length / count));
  return (part) => uses.get(part) ?? 0;
}

/** So that a long text says as much as a short one. */
function weighed(parts: Parts, rarity: (part: string) => number): [string, number][] {
  const weights = [...parts].map(([part, share]): [string, number] => [part, share * rarity(part)]);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return weights.map(([part, weight]) => [part, weight / length]);
}
