/** The few things that can be said, as Vosk wants them. */
import { wordsOf } from "@codetale/domain/stories/text-matching";

/** Stands for everything else that is said. */
export const UNKNOWN = "[unk]";

/**
 * The words of `text` that the model knows, in order. `l'ours` is one word to us and may be two to
 * the model (`l'`, `ours`); a name that it has never heard is left out, and the rest stands for it.
 */
export function knownWords(text: string, knows: (word: string) => boolean): string[] {
  return wordsOf(text).flatMap((word) => {
    if (knows(word)) return [word];
    const parts = word.split(/(?<=')/u);
    return parts.length > 1 ? parts.filter(knows) : [];
  });
}
