/** What parents may type as an objective in one language, on which its tables of phrases are tuned. */
import type { ThemeId } from "../themes.ts";

export interface Phrasings {
  /** Of each theme, in the words of different parents, with semicolons between. */
  ofThemes: Readonly<Record<ThemeId, string>>;
  /** What no theme can teach, much of it in words that themes have too; with semicolons between. */
  ofNone: readonly string[];
}

/** The phrasings of a list with semicolons between. */
export function phrasingsIn(list: string): string[] {
  return list.split("; ").filter((phrasing) => phrasing !== "");
}
