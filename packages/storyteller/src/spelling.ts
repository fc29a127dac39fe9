/** Compares typed words with beginnings of words, whatever their accents and spelling mistakes. */
import { foldText, wordsOf } from "@codetale/domain/stories/text-matching";

/** A beginning of a word without accents, or after `=` a whole word. */
export type Stem = string;

/** What one language's spelling adds to what is done for all. */
export interface Spelling {
  /** One spelling for those that are taken for each other: typed words and stems are compared so. */
  fold(text: string): string;
  /** Other spellings of a stem, as in other letters; words have to have them without mistakes. */
  otherSpellings(stem: Stem): readonly Stem[];
}

const AS_WRITTEN: Spelling = { fold: (text) => text, otherSpellings: () => [] };

/** How much a word is like each stem, from 0 to 1; without those that it is not like. */
export type Likenesses = ReadonlyMap<Stem, number>;

/** A stem of so many letters may have one mistake, of so many two. */
const LETTERS_FOR_ONE_MISTAKE = 5;
const LETTERS_FOR_TWO_MISTAKES = 9;

/** What a word with a mistake is like the stem, of 1. */
const MISTAKEN = 0.7;

/** The words of `text` without Latin accents and nuktas, with one sign for Hindi's nasal vowels. */
export function spellingsOf(text: string, { fold } = AS_WRITTEN): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u093C]/g, "")
    .replaceAll("\u0901", "\u0902")
    .normalize("NFC");
  return wordsOf(fold(foldText(plain))).flatMap((word) => word.split("'"));
}

/** What words are compared with: a stem as it is written in a table, and its other spellings. */
export function stemsOf(stem: Stem, spelling = AS_WRITTEN): { written: Stem[]; other: Stem[] } {
  const spelt = (one: Stem) => {
    const isWhole = one.startsWith("=");
    const [letters] = spellingsOf(lettersOf(one), spelling);
    return letters === undefined ? [] : [isWhole ? `=${letters}` : letters];
  };
  return { written: spelt(stem), other: spelling.otherSpellings(stem).flatMap(spelt) };
}

/**
 * A word that has some of the stems is spelt right; any other is compared with mistakes.
 * @param others stems that are not compared with mistakes
 */
export function likenessesTo(
  written: ReadonlySet<Stem>,
  others: ReadonlySet<Stem>,
): (word: string) => Likenesses {
  const forgiving = [...written].filter(
    (stem) => lettersOf(stem).length >= LETTERS_FOR_ONE_MISTAKE,
  );
  return (word) => {
    const beginnings = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
    const exact = [...beginnings, `=${word}`].filter(
      (stem) => written.has(stem) || others.has(stem),
    );
    if (exact.length > 0) return new Map(exact.map((stem) => [stem, 1]));
    return new Map(
      forgiving.filter((stem) => isMistaken(stem, word)).map((stem) => [stem, MISTAKEN]),
    );
  };
}

function isMistaken(stem: Stem, word: string): boolean {
  const letters = lettersOf(stem);
  const mistakes = letters.length < LETTERS_FOR_TWO_MISTAKES ? 1 : 2;
  if (word.length < letters.length - mistakes || !beginAlike(letters, word)) return false;
  return mistakesBetween(letters, word, stem.startsWith("=")) <= mistakes;
}

/** Few people mistake a word's beginning, except for letters that sound alike. */
function beginAlike(one: string, other: string): boolean {
  return soundOf(one[0]) === soundOf(other[0]) || one[0] === other[1] || one[1] === other[0];
}

/** One letter for all that sound like it at the beginning of a word. */
function soundOf(letter = ""): string {
  return SOUNDS.find((letters) => letters.includes(letter))?.[0] ?? letter;
}

const SOUNDS = ["bv", "csz", "kq", "gj", "ei"];

/**
 * The fewest letters added, left out, replaced or swapped with their neighbour to make `letters` of
 * the word, or of a beginning of it (optimal string alignment).
 */
function mistakesBetween(letters: string, word: string, isWhole: boolean): number {
  const beginnings = Array.from({ length: word.length + 1 }, (_, column) => column);
  const rows = [beginnings];
  for (let row = 1; row <= letters.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (const column of beginnings.slice(1)) {
      current[column] = fewestMistakes(rows, letters.slice(0, row), word.slice(0, column));
    }
  }
  const last = rows[letters.length] ?? [];
  return isWhole ? (last[word.length] ?? Infinity) : Math.min(...last);
}

/** From the numbers for shorter beginnings of both, by row and column. */
function fewestMistakes(rows: readonly number[][], letters: string, word: string): number {
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  const row = letters.length;
  const column = word.length;
  const isSwapped =
    row > 1 && column > 1 && letters.slice(-2) === [...word.slice(-2)].reverse().join("");
  return Math.min(
    at(row - 1, column) + 1,
    at(row, column - 1) + 1,
    at(row - 1, column - 1) + (letters.at(-1) === word.at(-1) ? 0 : 1),
    isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
  );
}

function lettersOf(stem: Stem): string {
  return stem.startsWith("=") ? stem.slice(1) : stem;
}
