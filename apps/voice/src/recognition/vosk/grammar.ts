/** The grammar of the choices for Vosk. */
import { wordsOf } from "@codetale/domain/stories/text-matching";

/** Vosk's word for everything outside of the grammar. */
export const UNKNOWN = "[unk]";

/**
 * The words of `text` that the model knows, in order. `l'ours` is one word here and may be two for the
 * model (`l'`, `ours`); unknown words, such as names, are left out.
 */
export function knownWords(text: string, knows: (word: string) => boolean): string[] {
  return wordsOf(text).flatMap((word) => {
    if (knows(word)) return [word];
    const parts = word.split(/(?<=')/u);
    return parts.length > 1 ? parts.filter(knows) : [];
  });
}
