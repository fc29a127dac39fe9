/** Words by their sounds, as a tree in which words that begin alike share a branch. */
import { romanize } from "./romanize.ts";
import { soundsOf } from "./sounds.ts";

export interface LexiconWord {
  text: string;
  /** Whether other words begin with it, which mean the same. */
  isStem: boolean;
}

interface Entry extends LexiconWord {
  /** How it is said, where that is not as it is written. */
  spoken?: string;
}

export interface Lexicon {
  /** By the next sound. */
  next: Map<string, Lexicon>;
  /** The words that end here. */
  words: LexiconWord[];
}

export function createLexicon(entries: Iterable<Entry>): Lexicon {
  const root: Lexicon = { next: new Map(), words: [] };
  for (const { spoken, ...word } of entries) {
    const sounds = soundsOf(romanize(spoken ?? word.text));
    if (sounds.length > 0) addTo(root, sounds, word);
  }
  return root;
}

function addTo(root: Lexicon, sounds: readonly string[], word: LexiconWord): void {
  let at = root;
  for (const sound of sounds) {
    const known = at.next.get(sound) ?? { next: new Map(), words: [] };
    at.next.set(sound, known);
    at = known;
  }
  if (!at.words.some(({ text }) => text === word.text)) at.words.push(word);
}
