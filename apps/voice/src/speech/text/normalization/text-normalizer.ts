/** How one language says what is written in signs and short forms. */
export interface TextNormalizer {
  /** Whole words, with their full stop where they have one. */
  abbreviations: Readonly<Record<string, string>>;
  /**
   * @param next the word that follows, as it stands in the text
   * @returns the word in a form that espeak-ng reads as people do
   */
  normalize(word: string, next: string): string;
}
