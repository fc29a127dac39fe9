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
  /** The same letters for words that sound alike: `anciedad`, `ansiedad`. */
  soundOf(letters: string): string;
  /** Longer words that say nothing of what is wished, as they are folded: `karna`. */
  helpers?: ReadonlySet<string>;
}

/** For languages in which words are compared as they are written. */
export const asWritten: Spelling = {
  fold: (text) => text,
  otherSpellings: () => [],
  soundOf: (letters) => letters,
};

/** How much a word is like each stem, from 0 to 1; without those that it is not like. */
export type Likenesses = ReadonlyMap<Stem, number>;

/** A stem of so many letters may have one mistake, of so many two. */
const LETTERS_FOR_ONE_MISTAKE = 5;
const LETTERS_FOR_TWO_MISTAKES = 9;
/** Shorter stems sound like too many words. */
const LETTERS_TO_HEAR = 4;

/** What a word with a mistake is like the stem, of 1. */
const MISTAKEN = 0.7;

/** The words of `text` without Latin accents and nuktas, with one sign for Hindi's nasal vowels. */
export function spellingsOf(text: string, { fold } = asWritten): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u093C]/g, "")
    .replaceAll("\u0901", "\u0902")
    .normalize("NFC");
  return wordsOf(fold(foldText(plain))).flatMap((word) => word.split("'"));
}

/** What words are compared with: a stem as it is written in a table, and its other spellings. */
export function stemsOf(stem: Stem, spelling = asWritten): { written: Stem[]; other: Stem[] } {
  const spelt = (one: Stem) => {
    const isWhole = one.startsWith("=");
    const [letters] = spellingsOf(lettersOf(one), spelling);
    return letters === undefined ? [] : [isWhole ? `=${letters}` : letters];
  };
  return { written: spelt(stem), other: spelling.otherSpellings(stem).flatMap(spelt) };
}

/**
 * A word that has some of the stems is spelt right; any other is compared by its sound, and with mistakes.
 * @param others stems that are not compared with mistakes
 */
export function likenessesTo(
  written: ReadonlySet<Stem>,
  others: ReadonlySet<Stem>,
  { soundOf } = asWritten,
): (word: string) => Likenesses {
  const forgivingFor = indexByBeginning([...written].flatMap(forgiving));
  const bySound = groupBy([...written].filter(isLongEnoughToHear), (stem) =>
    soundOfStem(stem, soundOf),
  );
  return (word) => {
    const exact = stemsThatFit(word).filter((stem) => written.has(stem) || others.has(stem));
    if (exact.length > 0) return new Map(exact.map((stem) => [stem, 1]));
    const heard = stemsThatFit(soundOf(word)).flatMap((sound) => bySound.get(sound) ?? []);
    const bits = bitsOf(word);
    const mistaken = forgivingFor(word).filter(
      // Each letter that the word has not is a mistake, and bits are faster compared.
      (one) => countOf(one.bits & ~bits) <= one.mistakes && isMistaken(one, word),
    );
    return new Map([...heard, ...mistaken.map(({ stem }) => stem)].map((stem) => [stem, MISTAKEN]));
  };
}

/** All beginnings of the word, and the whole. */
function stemsThatFit(word: string): Stem[] {
  const beginnings = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
  return [...beginnings, `=${word}`];
}

function isLongEnoughToHear(stem: Stem): boolean {
  return lettersOf(stem).length >= LETTERS_TO_HEAR;
}

function soundOfStem(stem: Stem, soundOf: Spelling["soundOf"]): Stem {
  const sound = soundOf(lettersOf(stem));
  return stem.startsWith("=") ? `=${sound}` : sound;
}

/** A stem that words may have with so many mistakes. */
interface Forgiving {
  stem: Stem;
  letters: string;
  isWhole: boolean;
  mistakes: number;
  /** One for each of its letters: see `bitsOf`. */
  bits: number;
}

function forgiving(stem: Stem): Forgiving[] {
  const isWhole = stem.startsWith("=");
  const letters = lettersOf(stem);
  if (letters.length < LETTERS_FOR_ONE_MISTAKE) return [];
  const mistakes = letters.length < LETTERS_FOR_TWO_MISTAKES ? 1 : 2;
  return [{ stem, letters, isWhole, mistakes, bits: bitsOf(letters) }];
}

/** One of 32 bits for each letter, which some letters share. */
function bitsOf(letters: string): number {
  let bits = 0;
  for (let at = 0; at < letters.length; at += 1) bits |= 1 << (letters.charCodeAt(at) % 32);
  return bits;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Most stems begin otherwise than a word, so that it is compared with few. Few people mistake a word's
 * beginning, except for letters that sound alike, are swapped or one of which is left out or added.
 */
function indexByBeginning(all: readonly Forgiving[]): (word: string) => Forgiving[] {
  const bySound = groupBy(all, ({ letters }) => firstSoundOf(letters[0]));
  const byFirst = groupBy(all, ({ letters }) => letters[0]);
  const bySecond = groupBy(all, ({ letters }) => letters[1]);
  return (word) => {
    const [first, second] = word;
    const alike = [bySound.get(firstSoundOf(first)), byFirst.get(second), bySecond.get(first)];
    return [...new Set(alike.flatMap((group) => group ?? []))];
  };
}

function groupBy<T>(
  all: readonly T[],
  keyOf: (one: T) => string | undefined,
): ReadonlyMap<string | undefined, readonly T[]> {
  const groups = new Map<string | undefined, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

function isMistaken({ letters, isWhole, mistakes }: Forgiving, word: string): boolean {
  if (word.length < letters.length - mistakes) return false;
  if (isWhole && word.length > letters.length + mistakes) return false;
  // What follows a beginning does not matter.
  const compared = isWhole ? word : word.slice(0, letters.length + mistakes);
  return hasMistakes(letters, compared, isWhole, mistakes);
}

/** One letter for all that sound like it at the beginning of a word. */
function firstSoundOf(letter = ""): string {
  return SOUNDS.get(letter) ?? letter;
}

const SOUNDS = new Map(
  ["bv", "csz", "kq", "gj", "ei"].flatMap((letters) =>
    [...letters].map((letter) => [letter, letters.charAt(0)] as const),
  ),
);

/**
 * Whether at most so many letters added, left out, replaced or swapped with their neighbour make
 * `letters` of the word, or of a beginning of it (optimal string alignment). Each row has the numbers
 * for one more letter, by how many of the word's; far from the diagonal they are too many.
 */
function hasMistakes(letters: string, word: string, isWhole: boolean, most: number): boolean {
  const tooMany: Row = Array.from({ length: word.length + 1 }, () => most + 1);
  let before = tooMany;
  let above: Row = tooMany.map((_, column) => column);
  let fewestAbove = 0;
  for (let row = 1; row <= letters.length; row += 1) {
    const current = [...tooMany];
    if (row <= most) current[0] = row;
    let fewest = at(current, 0);
    const last = Math.min(row + most, word.length);
    for (let column = Math.max(row - most, 1); column <= last; column += 1) {
      const isSame = letters[row - 1] === word[column - 1];
      const isSwapped =
        letters[row - 2] === word[column - 1] && letters[row - 1] === word[column - 2];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
      fewest = Math.min(fewest, at(current, column));
    }
    // Later rows are made of the last two; a swap adds one to the earlier.
    if (Math.min(fewest, fewestAbove + 1) > most) return false;
    before = above;
    above = current;
    fewestAbove = fewest;
  }
  return (isWhole ? at(above, word.length) : Math.min(...above)) <= most;
}

type Row = readonly number[];

function at(row: Row, column: number): number {
  return row[column] ?? Infinity;
}

function lettersOf(stem: Stem): string {
  return stem.startsWith("=") ? stem.slice(1) : stem;
}
