/** Synthesizes text sentence by sentence, each delivered as soon as it is ready. */
import { LRUCache } from "lru-cache";
import { VoiceError } from "../voice-error.ts";
import type { InferenceRequest, InferenceResult } from "./kokoro.ts";
import { createMp3, type SpeechEncoder } from "./audio/mp3.ts";
import { phonemizeSentence, type Phonemize, type Phrase } from "./phonemes/phonemize-sentence.ts";
import { withPitch } from "./audio/pitch.ts";
import { splitFirstPiece } from "./text/first-piece.ts";
import { endsSentence, splitSentences } from "./text/sentences.ts";
import { SentenceQueue, type Priority } from "./sentence-queue.ts";
import { normalizeLoudness } from "./audio/loudness-normalization.ts";
import { SPEECH_SAMPLE_RATE } from "./audio/sample-rate.ts";
import { soundBounds } from "./audio/sound-bounds.ts";
import { timeWords, type WordTiming } from "./word-timings.ts";
import type { Voice } from "./voices.ts";
import { splitWords, type TextWord } from "./text/text-words.ts";

export interface SpeechPassage {
  text: string;
  voice: Voice;
  /** Relative to the voice's own pitch, 1. */
  pitch: number;
}

export interface SpeechRequest {
  /** In one language; each begins at a word. */
  passages: readonly SpeechPassage[];
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
/** Within a sentence, as at a comma: where the voice changes, and after the short first piece. */
const PAUSE_IN_SENTENCE_S = 0.12;
/** Silence kept at both ends, so that no soft sound is cut off. */
const MARGIN = 0.03 * SPEECH_SAMPLE_RATE;

export function createSpeechService({
  phonemize,
  infer,
  createEncoder = createMp3,
}: SpeechServiceDeps) {
  const queue = new SentenceQueue(CAPACITY);
  const recent = new LRUCache<string, InferenceResult>({ max: RENDITIONS_IN_MEMORY });

  async function render(
    phrase: Phrase,
    { voice, pitch }: SpeechPassage,
    { speed, priority, signal }: SpeechRequest,
  ) {
    // A higher pitch shortens the samples, which the model makes up for by speaking slower.
    const ownSpeed = speed / pitch;
    const key = JSON.stringify([voice.name, ownSpeed, phrase.ids]);
    const known = () => recent.get(key);
    const rendition =
      known() ??
      (await queue.run(priority, signal, async () => {
        // An earlier request of the queue may have asked for the same sentence.
        const rendered =
          known() ?? (await infer({ ids: phrase.ids, styles: voice.styles, speed: ownSpeed }));
        if (!rendered.samples.every(Number.isFinite)) {
          throw new VoiceError("failed", "The speaking model made noise.");
        }
        recent.set(key, rendered);
        return rendered;
      }));
    return trimmed(phrase, rendition, pitch);
  }

  return {
    /**
     * Delivers one piece per sentence.
     *
     * @returns the timings of all words
     * @throws VoiceError; the signal's reason when it is aborted
     */
    async *speak(request: SpeechRequest): AsyncGenerator<SpeechPiece, WordTiming[]> {
      const utterances = utterancesOf(request.passages);
      const words = utterances.flatMap((utterance) => utterance.words);
      const timings = new Map<number, { start: number; end: number }>();
      const encoder = await createEncoder();
      let samplesSoFar = 0;
      const encode = (samples: Float32Array) => {
        samplesSoFar += samples.length;
        return encoder.encode(samples);
      };
      for (const { words: said, passage, pauseS } of utterances) {
        request.signal.throwIfAborted();
        const audio = [encode(new Float32Array(Math.round(pauseS * SPEECH_SAMPLE_RATE)))];
        for (const phrase of await phonemizeSentence(said, passage.voice.accent, phonemize)) {
          const { samples, times } = await render(phrase, passage, request);
          const offset = samplesSoFar / SPEECH_SAMPLE_RATE + encoder.delayS;
          for (const [index, { start, end }] of times) {
            timings.set(index, { start: start + offset, end: end + offset });
          }
          audio.push(encode(samples));
        }
        yield { audio: Buffer.concat(audio), words: timed(said, timings) };
      }
      yield { audio: encoder.end(), words: [] };
      return timed(words, timings);
    },
  };
}

/** What is rendered as one: a sentence, or as much of it as one voice says. */
interface Utterance {
  words: TextWord[];
  passage: SpeechPassage;
  /** Silence before it. */
  pauseS: number;
}

function utterancesOf(passages: readonly SpeechPassage[]): Utterance[] {
  const language = passages[0]?.voice.language ?? "en";
  const words = splitWords(passages.map(({ text }) => text).join(""), language);
  let at = 0;
  const utterances = passages.flatMap((passage) => {
    const end = at + splitWords(passage.text, language).length;
    const sentences = splitSentences(words.slice(at, end));
    at = end;
    return sentences.map((sentence) => ({ words: sentence, passage }));
  });
  const [first, ...rest] = utterances;
  if (!first) return [];
  const begin = splitFirstPiece(first.words, language).map((piece) => ({ ...first, words: piece }));
  const pieces = [...begin, ...rest];
  return pieces.map((piece, index) => ({
    ...piece,
    pauseS: pauseBefore(piece, pieces[index - 1]),
  }));
}

function pauseBefore(
  { words: [first] }: Pick<Utterance, "words">,
  before: Pick<Utterance, "words"> | undefined,
): number {
  const last = before?.words.at(-1);
  if (!last) return 0;
  if (first?.isOnNewLine) return PAUSE_AT_LINE_S;
  return endsSentence(last) ? PAUSE_S : PAUSE_IN_SENTENCE_S;
}

/** Trims silence at both ends, sets the pitch and normalizes the loudness. */
function trimmed(phrase: Phrase, rendition: InferenceResult, pitch: number) {
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
    const [from, to] = [seconds(time.start) / pitch, seconds(time.end) / pitch];
    return [index, { start: from, end: to }] as const;
  });
  return { samples: normalizeLoudness(withPitch(samples.slice(start, end), pitch)), times };
}

/** Words that are not spoken, such as a lone dash, have no duration. */
function timed(
  words: readonly TextWord[],
  timings: ReadonlyMap<number, { start: number; end: number }>,
): WordTiming[] {
  const starts = words.flatMap(({ index }) => timings.get(index)?.start ?? []);
  let last = starts.length > 0 ? Math.min(...starts) : 0;
  return words.map(({ index, text }) => {
    const { start, end } = timings.get(index) ?? { start: last, end: last };
    last = Math.max(last, end);
    return { word: text, start: inMs(start), end: inMs(end) };
  });
}

function inMs(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
