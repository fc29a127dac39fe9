/** Looks lists up by the stems that their items have. */
import type { Likenesses, Stem } from "./spelling.ts";

/** For each stem the places in the list of those that have it. */
export function indexByStem(
  stemsOfEach: readonly (readonly Stem[])[],
): ReadonlyMap<Stem, number[]> {
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
export function candidates<T>(
  list: readonly T[],
  index: ReadonlyMap<Stem, readonly number[]>,
  words: readonly Likenesses[],
): T[] {
  const stems = new Set(words.flatMap((word) => [...word.keys()]));
  const places = new Set([...stems].flatMap((stem) => index.get(stem) ?? []));
  return [...places].sort((a, b) => a - b).flatMap((place) => list[place] ?? []);
}
