/** The everyday words by which one language teaches the letters of its alphabets. */
import type { NamedThings } from "../theme-texts.ts";

export interface LetterWords {
  letter: string;
  one: string;
  two: string;
  three: string;
}

/**
 * @param table of each letter, itself and three words with it: `A apple ant arm;B ball bed bus`
 * @returns a function that finds the words of the letter named; those of the first where it has none
 */
export function letterTable(table: string): (named: NamedThings) => LetterWords {
  const composed = table.normalize("NFC");
  const rows = composed.split(";").map(wordsOfRow);
  const byLetter = new Map(rows.map((row) => [row.letter, row]));
  const first = wordsOfRow(composed);
  return (named) => byLetter.get(named.letter) ?? first;
}

function wordsOfRow(row: string): LetterWords {
  const [letter = "", one = "", two = "", three = ""] = row.split(/[ ;]/);
  return { letter, one, two, three };
}
