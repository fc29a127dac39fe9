/** Text to sound, sentence by sentence, the first as soon as it is ready. */
import { LRUCache } from "lru-cache";
import { VoiceError } from "../http/voice-error.ts";
import type { Rendition } from "./inference.ts";
import type { Kokoro } from "./kokoro.ts";
import { createMp3, type Encoder } from "./mp3.ts";
import { phrasesOf, type Phonemize, type Phrase } from "./phrases.ts";
import { sentencesOf } from "./sentences.ts";
import { SentenceQueue, type Priority } from "./sentence-queue.ts";
import { levelled } from "./sound/levelling.ts";
import { SAMPLE_RATE } from "./sound/sound.ts";
import { speechBounds } from "./sound/speech-bounds.ts";
import { heardAt, type WordTiming } from "./timings.ts";
import type { Voice } from "./voices.ts";
import { wordsOf, type Word } from "./words.ts";

export interface SpeechOrder {
  text: string;
  voice: Voice;
  /** 1 is how the voice speaks by itself. */
  speed: number;
  priority: Priority;
  signal: AbortSignal;
}

export interface SpeakerDeps {
  phonemize: Phonemize;
  kokoro: Pick<Kokoro, "infer">;
  /** MP3 unless told otherwise. */
  createEncoder?: () => Promise<Encoder>;
}

/** A sentence's sound, and when its words are heard; the last piece has no words. */
export interface SpeechPiece {
  audio: Uint8Array;
  words: WordTiming[];
}

export interface Speaker {
  /**
   * Gives one piece per sentence, and at the end when each word of all is heard.
   *
   * @throws VoiceError; the signal's reason when it is aborted
   */
  speak(order: SpeechOrder): AsyncGenerator<SpeechPiece, WordTiming[]>;
}

/** How many requests may wait for their next sentence. */
const CAPACITY = 24;
/** An order that is given up and given anew, more urgently, is not rendered twice; some 10 MB. */
const RENDITIONS_IN_MEMORY = 24;
const PAUSE_S = 0.32;
const PAUSE_AT_LINE_S = 0.6;
/** Kept before and after what is heard, so that no sound is cut off. */
const MARGIN = 0.03 * SAMPLE_RATE;

export function createSpeaker({
  phonemize,
  kokoro,
  createEncoder = createMp3,
}: SpeakerDeps): Speaker {
  const queue = new SentenceQueue(CAPACITY);
  const recent = new LRUCache<string, Rendition>({ max: RENDITIONS_IN_MEMORY });

  async function render(phrase: Phrase, { voice, speed, priority, signal }: SpeechOrder) {
    const key = JSON.stringify([voice.name, speed, phrase.ids]);
    const known = () => recent.get(key);
    const rendition =
      known() ??
      (await queue.run(priority, signal, async () => {
        // Somebody before us in the queue may have wanted the same.
        const rendered =
          known() ?? (await kokoro.infer({ ids: phrase.ids, styles: voice.styles, speed }));
        if (!rendered.samples.every(Number.isFinite)) {
          throw new VoiceError("failed", "The speaking model made noise.");
        }
        recent.set(key, rendered);
        return rendered;
      }));
    return trimmed(phrase, rendition);
  }

  return {
    async *speak(order) {
      const words = wordsOf(order.text, order.voice.language);
      const heard = new Map<number, { start: number; end: number }>();
      const encoder = await createEncoder();
      let samplesSoFar = 0;
      for (const [at, sentence] of sentencesOf(words).entries()) {
        order.signal.throwIfAborted();
        const pieces = [silence(at === 0 ? 0 : pauseBefore(sentence))];
        for (const phrase of await phrasesOf(sentence, order.voice.accent, phonemize)) {
          const before = samplesSoFar + lengthOf(pieces);
          const { samples, times } = await render(phrase, order);
          for (const [index, { start, end }] of times) {
            const offset = before / SAMPLE_RATE + encoder.delayS;
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

/** Cuts the silence off both ends and brings the rest to its loudness. */
function trimmed(phrase: Phrase, rendition: Parameters<typeof heardAt>[1]) {
  const { samples } = rendition;
  const bounds = speechBounds(samples) ?? { start: 0, end: samples.length };
  const start = Math.max(bounds.start - MARGIN, 0);
  const end = Math.min(bounds.end + MARGIN, samples.length);
  const times = [...heardAt(phrase, rendition)].map(([index, time]) => {
    const seconds = (moment: number) =>
      Math.min(Math.max(moment - start / SAMPLE_RATE, 0), (end - start) / SAMPLE_RATE);
    return [index, { start: seconds(time.start), end: seconds(time.end) }] as const;
  });
  return { samples: levelled(samples.slice(start, end)), times };
}

function pauseBefore(sentence: readonly Word[]): number {
  return sentence[0]?.isOnNewLine ? PAUSE_AT_LINE_S : PAUSE_S;
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE));
}

function lengthOf(pieces: readonly Float32Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(pieces);
}

/** Words that are not said, such as a lone dash, last no time where they would be. */
function timed(
  words: readonly Word[],
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
