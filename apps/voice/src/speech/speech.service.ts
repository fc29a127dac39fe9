/** Synthesizes text sentence by sentence, each delivered as soon as it is ready. */
import { LRUCache } from "lru-cache";
import { VoiceError } from "../voice-error.ts";
import type { InferenceRequest, InferenceResult } from "./kokoro.ts";
import { createMp3, type SpeechEncoder } from "./audio/mp3.ts";
import { phonemizeSentence, type Phonemize, type Phrase } from "./phonemes/phonemize-sentence.ts";
import { splitSentences } from "./text/sentences.ts";
import { SentenceQueue, type Priority } from "./sentence-queue.ts";
import { normalizeLoudness } from "./audio/loudness-normalization.ts";
import { SPEECH_SAMPLE_RATE } from "./audio/sample-rate.ts";
import { soundBounds } from "./audio/sound-bounds.ts";
import { timeWords, type WordTiming } from "./word-timings.ts";
import type { Voice } from "./voices.ts";
import { splitWords, type TextWord } from "./text/text-words.ts";

export interface SpeechRequest {
  text: string;
  voice: Voice;
  /** Relative to the voice's own speed, 1. */
  speed: number;
  priority: Priority;
  signal: AbortSignal;
}

interface SpeechServiceDeps {
  phonemize: Phonemize;
  infer: (request: InferenceRequest) => Promise<InferenceResult>;
  /** MP3 by default. */
  createEncoder?: () => Promise<SpeechEncoder>;
}

/** A sentence's audio and word timings; the last piece has no words. */
export interface SpeechPiece {
  audio: Uint8Array;
  words: WordTiming[];
}

export type SpeechService = ReturnType<typeof createSpeechService>;

/** How many requests may wait for their next sentence. */
const CAPACITY = 24;
/** A request that is aborted and repeated with more urgency reuses its sentences; about 10 MB. */
const RENDITIONS_IN_MEMORY = 24;
const PAUSE_S = 0.32;
const PAUSE_AT_LINE_S = 0.6;
/** Silence kept at both ends, so that no soft sound is cut off. */
const MARGIN = 0.03 * SPEECH_SAMPLE_RATE;

export function createSpeechService({
  phonemize,
  infer,
  createEncoder = createMp3,
}: SpeechServiceDeps) {
  const queue = new SentenceQueue(CAPACITY);
  const recent = new LRUCache<string, InferenceResult>({ max: RENDITIONS_IN_MEMORY });

  async function render(phrase: Phrase, { voice, speed, priority, signal }: SpeechRequest) {
    const key = JSON.stringify([voice.name, speed, phrase.ids]);
    const known = () => recent.get(key);
    const rendition =
      known() ??
      (await queue.run(priority, signal, async () => {
        // An earlier request of the queue may have asked for the same sentence.
        const rendered = known() ?? (await infer({ ids: phrase.ids, styles: voice.styles, speed }));
        if (!rendered.samples.every(Number.isFinite)) {
          throw new VoiceError("failed", "The speaking model made noise.");
        }
        recent.set(key, rendered);
        return rendered;
      }));
    return trimmed(phrase, rendition);
  }

  return {
    /**
     * Delivers one piece per sentence.
     *
     * @returns the timings of all words
     * @throws VoiceError; the signal's reason when it is aborted
     */
    async *speak(request: SpeechRequest): AsyncGenerator<SpeechPiece, WordTiming[]> {
      const words = splitWords(request.text, request.voice.language);
      const heard = new Map<number, { start: number; end: number }>();
      const encoder = await createEncoder();
      let samplesSoFar = 0;
      for (const [at, sentence] of splitSentences(words).entries()) {
        request.signal.throwIfAborted();
        const pieces = [silence(at === 0 ? 0 : pauseBefore(sentence))];
        for (const phrase of await phonemizeSentence(sentence, request.voice.accent, phonemize)) {
          const before = samplesSoFar + lengthOf(pieces);
          const { samples, times } = await render(phrase, request);
          for (const [index, { start, end }] of times) {
            const offset = before / SPEECH_SAMPLE_RATE + encoder.delayS;
            heard.set(index, { start: start + offset, end: end + offset });
          }
          pieces.push(samples);
        }
        samplesSoFar += lengthOf(pieces);
        yield {
          audio: joined(pieces.map((piece) => encoder.encode(piece))),
          words: timed(sentence, heard),
        };
      }
      yield { audio: encoder.end(), words: [] };
      return timed(words, heard);
    },
  };
}

/** Trims silence at both ends and normalizes the loudness. */
function trimmed(phrase: Phrase, rendition: Parameters<typeof timeWords>[1]) {
  const { samples } = rendition;
  const bounds = soundBounds(samples) ?? { start: 0, end: samples.length };
  const start = Math.max(bounds.start - MARGIN, 0);
  const end = Math.min(bounds.end + MARGIN, samples.length);
  const times = [...timeWords(phrase, rendition)].map(([index, time]) => {
    const seconds = (moment: number) =>
      Math.min(
        Math.max(moment - start / SPEECH_SAMPLE_RATE, 0),
        (end - start) / SPEECH_SAMPLE_RATE,
      );
    return [index, { start: seconds(time.start), end: seconds(time.end) }] as const;
  });
  return { samples: normalizeLoudness(samples.slice(start, end)), times };
}

function pauseBefore(sentence: readonly TextWord[]): number {
  return sentence[0]?.isOnNewLine ? PAUSE_AT_LINE_S : PAUSE_S;
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * SPEECH_SAMPLE_RATE));
}

function lengthOf(pieces: readonly Float32Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(pieces);
}

/** Words that are not spoken, such as a lone dash, have no duration. */
function timed(
  words: readonly TextWord[],
  heard: ReadonlyMap<number, { start: number; end: number }>,
): WordTiming[] {
  const starts = words.flatMap(({ index }) => heard.get(index)?.start ?? []);
  let last = starts.length > 0 ? Math.min(...starts) : 0;
  return words.map(({ index, text }) => {
    const { start, end } = heard.get(index) ?? { start: last, end: last };
    last = Math.max(last, end);
    return { word: text, start: inMs(start), end: inMs(end) };
  });
}

function inMs(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
