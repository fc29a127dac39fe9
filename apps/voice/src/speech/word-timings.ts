import type { InferenceResult } from "./kokoro.ts";
import type { Phrase } from "./phonemes/phonemize-sentence.ts";
import { SPEECH_SAMPLE_RATE } from "./audio/sample-rate.ts";
import { symbolIds } from "./phonemes/kokoro-symbols.ts";

/** When a word is heard, in seconds from the beginning of the audio. */
export interface WordTiming {
  word: string;
  start: number;
  end: number;
}

/** Durations are in steps of 25 ms. */
const STEP_S = 600 / SPEECH_SAMPLE_RATE;

/** Articulation begins before a word's first symbol: at most so much of the space before it counts. */
const MOST_BEFORE_S = 0.05;

/** The audio is this much ahead of the model's durations; measured against a recognizer. */
const AHEAD_S = 0.02;

/**
 * Word timings, summed from the durations that the model gave to its symbols.
 *
 * @returns seconds from the beginning of the rendered samples, by the word's index
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
