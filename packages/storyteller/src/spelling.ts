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
  const isWhole = stem.startsWith("=");
  if (isWhole && word.length > letters.length + mistakes) return false;
  // What follows a beginning does not matter.
  const compared = isWhole ? word : word.slice(0, letters.length + mistakes);
  return mistakesBetween(letters, compared, isWhole) <= mistakes;
}

/** Few people mistake a word's beginning, except for letters that sound alike. */
function beginAlike(one: string, other: string): boolean {
  return soundOf(one[0]) === soundOf(other[0]) || one[0] === other[1] || one[1] === other[0];
}

/** One letter for all that sound like it at the beginning of a word. */
function soundOf(letter = ""): string {
  return SOUNDS.get(letter) ?? letter;
}

const SOUNDS = new Map(
  ["bv", "csz", "kq", "gj", "ei"].flatMap((letters) =>
    [...letters].map((letter) => [letter, letters.charAt(0)] as const),
  ),
);

/**
 * The fewest letters added, left out, replaced or swapped with their neighbour to make `letters` of
 * the word, or of a beginning of it (optimal string alignment). Each row has the numbers for one more
 * letter, by how many of the word's.
 */
function mistakesBetween(letters: string, word: string, isWhole: boolean): number {
  let before: Row = [];
  let above: Row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= letters.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = letters[row - 1] === word[column - 1];
      const isSwapped =
        letters[row - 2] === word[column - 1] && letters[row - 1] === word[column - 2];
      current.push(
        Math.min(
          at(above, column) + 1,
          at(current, column - 1) + 1,
          at(above, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = current;
  }
  return isWhole ? at(above, word.length) : Math.min(...above);
}

type Row = readonly number[];

function at(row: Row, column: number): number {
  return row[column] ?? Infinity;
}

function lettersOf(stem: Stem): string {
  return stem.startsWith("=") ? stem.slice(1) : stem;
}
