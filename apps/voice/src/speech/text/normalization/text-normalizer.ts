/** Replaces signs, numbers and abbreviations of one language by words. */
export interface TextNormalizer {
  /** Expansions by whole word, including its full stop where it has one. */
  abbreviations: Readonly<Record<string, string>>;
  /** @returns the word in a form that espeak-ng pronounces correctly */
  normalize(word: string): string;
}
