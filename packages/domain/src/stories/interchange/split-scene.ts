/** Splits a scene that speaks for too long into scenes that follow each other. */
import { MOST_WORDS } from "../find-faults.ts";
import type { Scene } from "../graph.ts";
import { wordCount } from "../text-matching.ts";

const LONGEST = MOST_WORDS - 1;

/** What may stand between the end of one sentence and the beginning of the next. */
const SENTENCE_END = /(?<=[.!?…।॥][”"’»)\]\u00A0\u202F]{0,3}) (?=[^\s\p{Ll}])/u;

/** What is no end of a sentence though a full stop follows. */
const ABBREVIATED = /(?:^|[\s(“"«])(?:Mr|Mrs|Ms|Dr|St|Mme|Mlle|Sr|Sra|Dra|Prof|\p{Lu})\.$/u;

/**
 * The parts in order; the scene alone where it is short enough. What the scene leads to belongs to the
 * last part, its place among the lessons to each.
 *
 * @param freeId gives an id that no other scene has
 * @returns a part may still be too long where a sentence is
 */
export function splitScene(scene: Scene, freeId: (wanted: string) => string): Scene[] {
  const words = wordCount(scene.dialogue);
  if (words <= LONGEST) return [scene];
  const texts = inParts(sentencesOf(scene.dialogue), words);
  const ids = texts.map((_, index) =>
    index === 0 ? scene.id : freeId(`${scene.id}-part-${index + 1}`),
  );
  return texts.map((dialogue, index): Scene => {
    const next = ids[index + 1];
    const id = ids[index] ?? scene.id;
    if (next === undefined) return { ...scene, id, dialogue };
    return { ...scene, id, dialogue, choices: [], nextId: next, ending: null };
  });
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(SENTENCE_END)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATED.test(before)) {
      sentences[sentences.length - 1] = `${before} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences;
}

/** As few parts as possible, of about the same length. */
function inParts(sentences: readonly string[], words: number): string[] {
  const wanted = words / Math.ceil(words / LONGEST);
  const parts: { text: string; words: number }[] = [];
  for (const sentence of sentences) {
    const count = wordCount(sentence);
    const part = parts.at(-1);
    const isFull = part && (part.words >= wanted || part.words + count > LONGEST);
    if (!part || isFull) parts.push({ text: sentence, words: count });
    else {
      part.text += ` ${sentence}`;
      part.words += count;
    }
  }
  return parts.map(({ text }) => text);
}
