/** Whether two words are forms or spellings of one word, in any of the story languages. */

/** The shortest word, in UTF-16 units, that also matches longer words beginning with it. */
const LEAST_STEM = 4;

/** The shortest word, in UTF-16 units, that also matches its plural. */
const LEAST_WITH_PLURAL = 3;

/** The shortest common beginning of two forms, and the most that may follow it. */
const LEAST_BEGINNING = 5;
const LONGEST_ENDING = 3;

/** The shortest words that may differ by one letter, and by two. */
const LEAST_MISSPELT = 6;
const LEAST_MISSPELT_TWICE = 9;

/**
 * @param one folded, as `other`
 * @returns true for equal words, `knock` and `knocking`, `owl` and `owls`, `cortar` and `cortamos`,
 *   and for a small spelling mistake in a longer word
 */
export function isFormOf(one: string, other: string): boolean {
  return (
    isSameWord(one, other) ||
    isPlural(one, other) ||
    hasOtherEnding(one, other) ||
    isMisspelt(one, other)
  );
}

/**
 * Whether two folded words are equal, or the shorter one has at least four UTF-16 units and the
 * longer one begins with it: `knock` and `knocking`.
 */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= LEAST_STEM && long.startsWith(short));
}

function isPlural(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= LEAST_WITH_PLURAL && ["s", "es", "x"].some((end) => long === short + end);
}

function hasOtherEnding(one: string, other: string): boolean {
  let begun = 0;
  while (begun < one.length && one[begun] === other[begun]) begun += 1;
  const ending = Math.max(one.length, other.length) - begun;
  return begun >= LEAST_BEGINNING && ending <= LONGEST_ENDING;
}

function isMisspelt(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  if (length < LEAST_MISSPELT || one[0] !== other[0]) return false;
  return editDistance(one, other) <= (length < LEAST_MISSPELT_TWICE ? 1 : 2);
}

/** How many letters have to be put in, left out or replaced. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
