import type { Word } from "./words.ts";

/** Cuts where a voice would take a breath: after a full stop that is one, and at every new line. */
export function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  let current: Word[] = [];
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

function endsSentence({ pieces, isAbbreviation }: Word): boolean {
  if (isAbbreviation) return false;
  const lastSaid = pieces.findLastIndex((piece) => "say" in piece);
  return pieces.slice(lastSaid + 1).some((piece) => "mark" in piece && ".!?…".includes(piece.mark));
}

/** In scripts with two cases a small letter goes on: "Stop!" said the fox. */
function beginsSentence({ text, pieces }: Word): boolean {
  if (!pieces.some((piece) => "say" in piece)) return false;
  const first = /[\p{L}\p{N}]/u.exec(text)?.[0] ?? "";
  return !/\p{Ll}/u.test(first);
}

/** A line of nothing but marks is not a sentence. */
function joinSilent(sentences: readonly Word[][]): Word[][] {
  const joined: Word[][] = [];
  for (const sentence of sentences) {
    const isHeard = sentence.some(({ pieces }) => pieces.some((piece) => "say" in piece));
    const last = joined.at(-1);
    if (isHeard || !last) joined.push([...sentence]);
    else last.push(...sentence);
  }
  return joined;
}
