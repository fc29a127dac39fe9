/** A caption's words as the voice service counts them: separated by white space. */

export interface CaptionWord {
  text: string;
  /** Position of its first character in the caption. */
  at: number;
  /** The white space after it, kept as it is, since it may be non-breaking. */
  gap: string;
}

/** In order; empty for a caption without words. */
export function captionWords(caption: string): CaptionWord[] {
  return Array.from(caption.matchAll(/(\S+)(\s*)/gu), ({ 1: text = "", 2: gap = "", index }) => ({
    text,
    at: index,
    gap,
  }));
}

/**
 * Index of the word that is heard at `ms` of the audio.
 *
 * @param starts when each word begins, in milliseconds, ascending
 * @returns -1 before the first
 */
export function wordAtTime(starts: readonly number[], ms: number): number {
  return starts.findLastIndex((start) => start <= ms);
}

/** Index of the word that holds the character at `at`; -1 before the first word. */
export function wordAtCharacter(words: readonly CaptionWord[], at: number): number {
  return words.findLastIndex((word) => word.at <= at);
}
