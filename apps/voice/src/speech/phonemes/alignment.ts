/**
 * Finds the word that each phoneme of a phrase belongs to. espeak-ng may join words of a phrase ("in
 * the") or split one ("25"), so the phrase is aligned with its words phonemized one by one, by least
 * edit distance.
 *
 * @param phrase the phonemes of the whole
 * @param words the phonemes of each word alone
 * @returns for every phoneme of the phrase the index of its word, never decreasing
 */
export function alignToWords(
  phrase: readonly string[],
  words: readonly (readonly string[])[],
): number[] {
  const alone = words.flatMap((sounds, word) => sounds.map((sound) => ({ sound, word })));
  const cost = costs(
    phrase,
    alone.map(({ sound }) => sound),
  );
  const owners = new Array<number>(phrase.length).fill(0);
  let [i, j] = [phrase.length, alone.length];
  while (i > 0) {
    const step = stepAt(cost, i, j);
    // A phoneme that only the phrase has belongs to the word of the one before it.
    owners[i - 1] = alone[Math.max(j - 1, 0)]?.word ?? 0;
    if (step !== "skip-alone") i -= 1;
    if (step !== "skip-phrase") j -= 1;
  }
  return owners;
}

type Costs = readonly Float64Array[];

/** `cost[i][j]`: the edit distance of the first i phonemes and the first j. */
function costs(phrase: readonly string[], alone: readonly string[]): Costs {
  const rows: Float64Array[] = [Float64Array.from({ length: alone.length + 1 }, (_, j) => j)];
  for (const [i, sound] of phrase.entries()) {
    const above = rows[i] ?? new Float64Array();
    const row = new Float64Array(alone.length + 1);
    row[0] = i + 1;
    for (const [j, other] of alone.entries()) {
      row[j + 1] = Math.min(
        at(above, j) + difference(sound, other),
        at(above, j + 1) + 1,
        at(row, j) + 1,
      );
    }
    rows.push(row);
  }
  return rows;
}

function stepAt(cost: Costs, i: number, j: number): "both" | "skip-phrase" | "skip-alone" {
  if (j === 0) return "skip-phrase";
  const here = at(cost[i], j);
  if (here === at(cost[i - 1], j) + 1) return "skip-phrase";
  if (here === at(cost[i], j - 1) + 1) return "skip-alone";
  return "both";
}

function at(row: Float64Array | undefined, j: number): number {
  return row?.[j] ?? Infinity;
}

function difference(a: string, b: string): number {
  const [plainA, plainB] = [unstressed(a), unstressed(b)];
  if (plainA === plainB) return 0;
  // Vowels are reduced within a phrase, but do not become consonants.
  return isVowel(plainA) === isVowel(plainB) ? 0.7 : 1.6;
}

function unstressed(sound: string): string {
  return sound.replace(/[ˈˌ]/gu, "");
}

function isVowel(sound: string): boolean {
  return /^[aeiouyæøœɐɑɒɔəɚɛɜɪʊʌɤɨᵻ]/u.test(sound.normalize("NFD"));
}
