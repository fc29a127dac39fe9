import type { TextWord } from "./text-words.ts";

/** Splits at the ends of sentences and at line breaks. */
export function splitSentences(words: readonly TextWord[]): TextWord[][] {
  const sentences: TextWord[][] = [];
  let current: TextWord[] = [];
  for (const [at, word] of words.entries()) {
    current.push(word);
    const next = words[at + 1];
    if (!next || next.isOnNewLine || (endsSentence(word) && beginsSentence(next))) {
      sentences.push(current);
      current = [];
    }
  }
  return joinSilent(sentences);
}

export function endsSentence({ pieces, isAbbreviation }: TextWord): boolean {
  if (isAbbreviation) return false;
  const lastSaid = pieces.findLastIndex((piece) => "say" in piece);
  return pieces.slice(lastSaid + 1).some((piece) => "mark" in piece && ".!?…".includes(piece.mark));
}

/** A lower-case letter continues the sentence: "Stop!" said the fox. */
function beginsSentence({ text, pieces }: TextWord): boolean {
  if (!pieces.some((piece) => "say" in piece)) return false;
  const first = /[\p{L}\p{N}]/u.exec(text)?.[0] ?? "";
  return !/\p{Ll}/u.test(first);
}

/** Text of nothing but marks is not a sentence. */
function joinSilent(sentences: readonly TextWord[][]): TextWord[][] {
  const joined: TextWord[][] = [];
  for (const sentence of sentences) {
    const isHeard = sentence.some(({ pieces }) => pieces.some((piece) => "say" in piece));
    const last = joined.at(-1);
    if (isHeard || !last) joined.push([...sentence]);
    else last.push(...sentence);
  }
  return joined;
}
