/** Comparison of texts by their words, in any script. */

/**
 * Normalizing puts marks in order, in a time that grows with the square of how many follow each
 * other. No text of any language has more than 30 in a row (Stream-Safe Text Format, UAX #15).
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** NFC, lower case and straight apostrophes; accents and vowel signs are kept. */
export function foldText(text: string): string {
  return text.replace(TOO_MANY_MARKS, "$1").normalize("NFC").toLowerCase().replace(/[’ʼ]/gu, "'");
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of `text` in order, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

/** The number that `word` begins with, in digits of any script, or null. */
export function numberIn(word: string): number | null {
  const digits = /^\p{Nd}+/u.exec(word)?.[0];
  if (digits === undefined) return null;
  return [...digits].reduce((sum, digit) => sum * 10 + digitValue(digit), 0);
}

/**
 * Unicode encodes the digits of every script in a row from zero to nine. Rows that follow each other
 * are variants of ASCII's, which normalizing leads back to it.
 */
function digitValue(digit: string): number {
  const code = digit.normalize("NFKC").codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** As many as `wordsOf` returns; of what folding does, only the letter `ʼ` matters to their number. */
export function wordCount(text: string): number {
  return text.replaceAll("ʼ", "'").match(WORD)?.length ?? 0;
}

/**
 * Whether `text` contains `name` as a whole, not as a part of a longer word. Names may hold any
 * characters, so none of them is read as a pattern.
 */
export function mentions(text: string, name: string): boolean {
  const wanted = name.trim();
  if (wanted === "") return false;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const before = lastCharacter(text.slice(0, at));
    const after = firstCharacter(text.slice(at + wanted.length));
    if (!(joins(before) && joins(firstCharacter(wanted)))) {
      if (!(joins(after) && joins(lastCharacter(wanted)))) return true;
    }
  }
  return false;
}

/** @returns a pattern (flag `u`) for `name` where it stands alone, not as a part of a longer word */
export function namePattern(name: string): string {
  const { before, after } = boundsOf(name);
  return `${before}${literally(name)}${after}`;
}

/**
 * @returns a pattern (flag `u`) for any of `names` where it stands alone; of two at one place, for the
 *   longer one
 */
export function anyNamePattern(names: readonly string[]): string {
  // Each bound takes a millisecond to compile, so that names in a row share theirs.
  const rows: { before: string; after: string; names: string[] }[] = [];
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const { before, after } = boundsOf(name);
    const last = rows.at(-1);
    if (last?.before === before && last.after === after) last.names.push(literally(name));
    else rows.push({ before, after, names: [literally(name)] });
  }
  return rows.map((row) => `${row.before}(?:${row.names.join("|")})${row.after}`).join("|");
}

function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

function boundsOf(name: string): { before: string; after: string } {
  return {
    before: joins(firstCharacter(name)) ? String.raw`(?<![\p{L}\p{N}\p{M}])` : "",
    after: joins(lastCharacter(name)) ? String.raw`(?![\p{L}\p{N}\p{M}])` : "",
  };
}

function joins(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);
}

function firstCharacter(text: string): string | undefined {
  return [...text.slice(0, 2)][0];
}

function lastCharacter(text: string): string | undefined {
  return [...text.slice(-2)].at(-1);
}
