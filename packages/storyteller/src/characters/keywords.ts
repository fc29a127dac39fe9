/** Classifies typed text by word stems. */
import { foldText, wordsOf } from "@codetale/domain/stories/text-matching";

/** A beginning of a word, or (with spaces) of several in a row; `=word` wants the whole word. */
export type Stems = readonly string[];

/** @returns the kind whose stem comes first in `text`, or null */
export function classifyText<Kind extends string>(
  text: string,
  stems: Readonly<Record<Kind, Stems>>,
): Kind | null {
  const spoken = ` ${wordsOf(text).join(" ")} `;
  let best: { kind: Kind; at: number } | null = null;
  for (const kind of Object.keys(stems) as Kind[]) {
    for (const stem of stems[kind]) {
      const at = spoken.indexOf(wanted(stem));
      if (at !== -1 && (best === null || at < best.at)) best = { kind, at };
    }
  }
  return best?.kind ?? null;
}

function wanted(stem: string): string {
  const folded = foldText(stem);
  return folded.startsWith("=") ? ` ${folded.slice(1)} ` : ` ${folded}`;
}
