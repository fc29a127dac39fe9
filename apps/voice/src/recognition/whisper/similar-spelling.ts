/** Compares words with tolerance for misspellings: `ganzos` for `gansos`, `interna` for `linterna`. */
import { editCosts } from "../../edit-distance.ts";

/** One edit is allowed per this many letters. */
const LETTERS_PER_EDIT = 4;

export function isSimilarSpelling(one: string, other: string): boolean {
  const allowed = Math.floor(Math.min(one.length, other.length) / LETTERS_PER_EDIT);
  const costs = editCosts(one.split(""), other.split(""), (a, b) => (a === b ? 0 : 1));
  return (costs.at(-1)?.at(-1) ?? 0) <= allowed;
}
