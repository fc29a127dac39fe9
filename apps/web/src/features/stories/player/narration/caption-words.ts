/** The words of a caption as a voice counts them: what stands between white space. */

export interface CaptionWord {
  text: string;
  /** Position of its first character in the caption. */
  at: number;
  /** The white space after it; some of it must not break. */
  gap: string;
}

export function captionWords(caption: string): CaptionWord[] {
  return Array.from(caption.matchAll(/(\S+)(\s*)/gu), ({ 1: text = "", 2: gap = "", index }) => ({
    text,
    at: index,
    gap,
  }));
}

/**
 * The word that is heard at `ms`.
 *
 * @param starts when each word begins, ascending
 * @returns -1 before the first
 */
export function wordAtTime(starts: readonly number[], ms: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The word that a voice has come to when it reads the character at `at`; -1 where there is none. */
export function wordAtCharacter(words: readonly CaptionWord[], at: number): number {
  return words.findLastIndex((word) => word.at <= at);
}
