/** Normalizes texts for search: case and Latin diacritics do not matter, `nino` finds `Niño`. */
import { foldText } from "@codetale/domain/stories/text-matching";

/** Combining diacritics of Latin letters; marks of other scripts distinguish words and stay. */
const LATIN_MARKS = /[\u0300-\u036f]/gu;

export function toSearchText(...texts: readonly string[]): string {
  const bare = texts.join("\n").normalize("NFD").replace(LATIN_MARKS, "");
  return foldText(bare);
}

export function searchWords(search: string): string[] {
  return toSearchText(search).split(/\s+/u).filter(Boolean);
}
