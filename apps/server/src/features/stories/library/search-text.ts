/** Normalizes texts for search: case and Latin diacritics do not matter, `nino` finds `Niño`. */
import { foldText } from "@codetale/domain/stories/text-matching";
import type { StoryOverview } from "#core/stories/story-overview";

/** Combining diacritics of Latin letters; marks of other scripts distinguish words and stay. */
const LATIN_MARKS = /[\u0300-\u036f]/gu;

export function toSearchText(...texts: readonly string[]): string {
  const bare = texts.join("\n").normalize("NFD").replace(LATIN_MARKS, "");
  return foldText(bare);
}

/** What a story is found by: its title, its objectives and the names of its characters. */
export function storySearchText(
  title: string,
  { learning_objectives, characters }: Pick<StoryOverview, "learning_objectives" | "characters">,
): string {
  return toSearchText(title, ...learning_objectives, ...characters.map(({ name }) => name));
}

export function searchWords(search: string): string[] {
  return toSearchText(search).split(/\s+/u).filter(Boolean);
}

/** Characters; as in the database's function `character_runs`, by which shared stories are found. */
const LONGEST_RUN = 3;

/** The runs of characters that are in every text in which `word` is: of three, or the whole word. */
export function runsOf(word: string): string[] {
  const characters = [...word];
  const length = Math.min(characters.length, LONGEST_RUN);
  return Array.from({ length: characters.length - length + 1 }, (_, at) =>
    characters.slice(at, at + length).join(""),
  );
}
