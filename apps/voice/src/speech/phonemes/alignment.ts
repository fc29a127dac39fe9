import { editCosts } from "../../edit-distance.ts";

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
  const sounds = alone.map(({ sound }) => sound);
  const costs = editCosts(phrase, sounds, difference);
  const owners = new Array<number>(phrase.length).fill(0);
  let [i, j] = [phrase.length, alone.length];
  while (i > 0) {
    const step = stepAt(costs, i, j);
    // A phoneme that only the phrase has belongs to the word of the one before it.
    owners[i - 1] = alone[Math.max(j - 1, 0)]?.word ?? 0;
    if (step !== "skip-alone") i -= 1;
    if (step !== "skip-phrase") j -= 1;
  }
  return owners;
}

function stepAt(costs: number[][], i: number, j: number): "both" | "skip-phrase" | "skip-alone" {
  if (j === 0) return "skip-phrase";
  const cost = costs[i]?.[j];
  if (cost === (costs[i - 1]?.[j] ?? 0) + 1) return "skip-phrase";
  if (cost === (costs[i]?.[j - 1] ?? 0) + 1) return "skip-alone";
  return "both";
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
