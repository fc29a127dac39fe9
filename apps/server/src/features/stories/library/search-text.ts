/** Texts as a search compares them: `nino` finds `Niño`, and every script is itself. */
import { foldText } from "@codetale/domain/stories/text-matching";

/** Marks that Latin letters wear; those of other scripts are letters to whoever reads them. */
const LATIN_MARKS = /[\u0300-\u036f]/gu;

export function toSearchText(...texts: readonly string[]): string {
  const bare = texts.join("\n").normalize("NFD").replace(LATIN_MARKS, "");
  return foldText(bare);
}

export function searchWords(search: string): string[] {
  return toSearchText(search).split(/\s+/u).filter(Boolean);
}
