/** Compares words with tolerance for misspellings: `ganzos` for `gansos`, `interna` for `linterna`. */

/** One edit is allowed per this many letters. */
const LETTERS_A_SLIP = 4;

export function isSimilarSpelling(one: string, other: string): boolean {
  const slips = Math.floor(Math.min(one.length, other.length) / LETTERS_A_SLIP);
  return Math.abs(one.length - other.length) <= slips && slipsBetween(one, other) <= slips;
}

/** Levenshtein distance. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
