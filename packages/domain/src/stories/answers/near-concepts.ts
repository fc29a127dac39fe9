/** Which other meanings a word may stand for where no choice has its own. */
import type { ConceptId } from "../concepts/words.ts";

/** Each pair in both directions. */
const pairs: readonly (readonly [ConceptId, ConceptId])[] = [
  ["share", "cut"],
  ["share", "give"],
  ["share", "turns"],
  ["swap", "give"],
  ["search", "find"],
  ["search", "look"],
  ["find", "look"],
  ["say", "tell"],
  ["say", "call"],
  ["say", "ask"],
  ["tell", "explain"],
  ["walk", "follow"],
  ["walk", "run"],
  ["rest", "sleep"],
  ["rest", "sit"],
  ["take", "carry"],
  ["lift", "carry"],
  ["mend", "sew"],
];

/** `share it` may mean `cut equal bits`. */
export function nearConcepts(concept: string): readonly string[] {
  return pairs.flatMap(([one, other]) =>
    one === concept ? [other] : other === concept ? [one] : [],
  );
}
