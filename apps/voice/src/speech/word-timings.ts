import type { InferenceResult } from "./kokoro-messages.ts";
import type { Phrase } from "./phonemes/phonemize-sentence.ts";
import { SPEECH_SAMPLE_RATE } from "./audio/sample-rate.ts";
import { symbolIds } from "./phonemes/kokoro-symbols.ts";

/** When a word is heard, in seconds from the beginning of the audio. */
export interface WordTiming {
  word: string;
  start: number;
  end: number;
}

/** The model reckons in steps of 25 ms. */
const STEP_S = 600 / SPEECH_SAMPLE_RATE;

/** Lips and tongue are on their way before a word is counted: its share of the space before it. */
const MOST_BEFORE_S = 0.05;

/** By so much all is heard before the model's own reckoning; measured against a recogniser. */
const AHEAD_S = 0.02;

/**
 * The lengths that the model itself gave to each symbol are when each word is said.
 *
 * @returns seconds from the beginning of the rendition, by the word's index
 */
export function timeWords(
  { ids, wordIndexes }: Phrase,
  { durations }: InferenceResult,
): Map<number, { start: number; end: number }> {
  const heard = new Map<number, { start: number; end: number }>();
  let at = (durations[0] ?? 0) * STEP_S - AHEAD_S;
  let lengthBefore = 0;
  for (const [place, id] of ids.entries()) {
    const length = (durations[place + 1] ?? 0) * STEP_S;
    const owner = wordIndexes[place] ?? null;
    if (owner !== null) {
      const start = heard.get(owner)?.start ?? at - Math.min(lengthBefore, MOST_BEFORE_S);
      heard.set(owner, { start, end: at + length });
    }
    lengthBefore = id === SPACE ? length : 0;
    at += length;
  }
  return heard;
}

const SPACE = symbolIds[" "];
