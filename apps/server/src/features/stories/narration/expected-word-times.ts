/** Estimates when words begin that are not synthesized yet, from the pace of those that are. */
import type { WordTiming } from "#core/ports/speech";
import { SECOND_MS } from "@codetale/domain/time";

/** Between two sentences. */
const PAUSE_MS = 350;

/** Assumed before the first words are known. */
const DEFAULT_MS_PER_CHARACTER = 65;

const ENDS_SENTENCE = /[.!?…।]["'”’»)]*$/u;

/**
 * @param spoken the first words of `text`, as many as are known
 * @returns for each word of `text` when it begins, in milliseconds
 */
export function expectedWordStarts(text: string, spoken: readonly WordTiming[]): number[] {
  const words = text.split(/\s+/u).filter(Boolean);
  const starts = spoken.map(({ start }) => Math.round(start * SECOND_MS));
  const pace = msPerCharacter(spoken);
  let at = (spoken.at(-1)?.end ?? 0) * SECOND_MS;
  for (let index = starts.length; index < words.length; index += 1) {
    if (index > 0 && ENDS_SENTENCE.test(words[index - 1] ?? "")) at += PAUSE_MS;
    starts.push(Math.round(at));
    at += (words[index]?.length ?? 0) * pace;
  }
  return starts.slice(0, words.length);
}

function msPerCharacter(spoken: readonly WordTiming[]): number {
  const characters = spoken.reduce((sum, { word }) => sum + word.length, 0);
  const first = spoken[0]?.start ?? 0;
  const last = spoken.at(-1)?.end ?? 0;
  return characters > 0 && last > first
    ? ((last - first) * SECOND_MS) / characters
    : DEFAULT_MS_PER_CHARACTER;
}
