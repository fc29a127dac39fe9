/** How far the words' times are from a recogniser's, and how loud and how clear the voice is. */
import { createEspeak } from "../../apps/voice/src/speech/espeak.ts";
import { createKokoro } from "../../apps/voice/src/speech/kokoro.ts";
import { loudnessOf } from "../../apps/voice/src/speech/audio/loudness.ts";
import {
  createSpeechService,
  type SpeechPiece,
} from "../../apps/voice/src/speech/speech.service.ts";
import type { WordTiming } from "../../apps/voice/src/speech/word-timings.ts";
import { voicesAmong } from "../../apps/voice/src/speech/voices.ts";
import { manifest } from "../../apps/voice/src/pack/manifest.ts";
import { passages } from "./passages.ts";
import { openWordRecognizer, type RecognizedWord } from "./recognized-words.ts";

const cast = {
  en: ["af_heart", "am_michael", "bf_emma", "bm_george"],
  fr: ["ff_siwis", "fm_louis", "ff_manon", "fm_jules"],
} as const;

export async function measureWordTimes(packDir: string) {
  const options = { packDir, idleMs: 60_000 };
  const espeak = createEspeak(options);
  const kokoro = createKokoro(options);
  const speaker = createSpeechService({
    phonemize: espeak.phonemize,
    infer: kokoro.infer,
    createEncoder: plain,
  });
  const voices = voicesAmong(manifest.files.map(({ path }) => path));
  const table: Record<string, Record<string, string | number>> = {};
  for (const language of ["en", "fr"] as const) {
    const recogniser = openWordRecognizer(packDir, language);
    for (const name of cast[language]) {
      const voice = voices.find((each) => each.name === name);
      if (!voice) throw new Error(`There is no voice ${name}.`);
      const found: Findings = { starts: [], ends: [], loudness: [], heard: 0, words: 0 };
      for (const text of passages[language]) {
        const { signal } = new AbortController();
        const passage = { text, voice, pitch: 1 };
        const order = { passages: [passage], speed: 1, priority: "now", signal } as const;
        const { samples, words } = await wholeOf(speaker.speak(order));
        const said = words.map(({ word }) => plainWords(word, language));
        found.loudness.push(loudnessOf(samples) ?? NaN);
        compare(words, said, recogniser.align(samples, said.flat()), found);
        found.words += said.flat().length;
        found.heard += inCommon(said.flat(), recogniser.hear(samples));
      }
      table[`${language} ${name}`] = {
        "starts, ms": inWords(found.starts),
        "ends, ms": inWords(found.ends),
        LUFS: `${Math.min(...found.loudness).toFixed(1)} … ${Math.max(...found.loudness).toFixed(1)}`,
        "understood, %": Math.round((100 * found.heard) / found.words),
      };
    }
  }
  espeak.close();
  kokoro.close();
  return table;
}

interface Findings {
  starts: number[];
  ends: number[];
  loudness: number[];
  heard: number;
  words: number;
}

/** Samples as they are: what MP3 adds to the times is one constant, measured in a browser. */
function plain() {
  return Promise.resolve({
    delayS: 0,
    encode: (samples: Float32Array) => new Uint8Array(samples.slice().buffer),
    end: () => new Uint8Array(),
  });
}

async function wholeOf(pieces: AsyncGenerator<SpeechPiece, WordTiming[]>) {
  const all: Uint8Array[] = [];
  let piece = await pieces.next();
  for (; !piece.done; piece = await pieces.next()) all.push(piece.value.audio);
  const bytes = new Uint8Array(Buffer.concat(all));
  return { samples: new Float32Array(bytes.buffer), words: piece.value };
}

/** As the recogniser writes them; French ones fall apart at apostrophes. */
function plainWords(word: string, language: "en" | "fr"): string[] {
  const bare = word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}'-]/gu, "");
  if (language === "en") return bare === "" ? [] : [bare];
  return bare
    .replace(/'/g, "' ")
    .split(/[\s-]+/u)
    .filter(Boolean);
}

/** Goes through both in order; words that the recogniser missed are not counted. */
function compare(
  words: readonly WordTiming[],
  said: readonly string[][],
  recognised: readonly RecognizedWord[],
  { starts, ends }: Findings,
): void {
  let from = 0;
  for (const [at, { start, end }] of words.entries()) {
    const [head, ...rest] = said[at] ?? [];
    const first = recognised.findIndex(({ word }, place) => place >= from && word === head);
    if (first < 0 || first > from + 5) continue;
    const last = first + rest.filter((part, n) => recognised[first + n + 1]?.word === part).length;
    starts.push(start - startOf(recognised[first]));
    ends.push(end - endOf(recognised[last]));
    from = last + 1;
  }
}

function startOf(word: RecognizedWord | undefined): number {
  return word?.start ?? NaN;
}

function endOf(word: RecognizedWord | undefined): number {
  return word?.end ?? NaN;
}

/** Length of the longest row of words that both have in this order. */
function inCommon(said: readonly string[], recognised: readonly RecognizedWord[]): number {
  let row = new Array<number>(recognised.length + 1).fill(0);
  for (const word of said) {
    const next = [0];
    for (const [at, other] of recognised.entries()) {
      const isSame = other.word === word;
      next.push(Math.max(next[at] ?? 0, row[at + 1] ?? 0, isSame ? (row[at] ?? 0) + 1 : 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function inWords(errors: readonly number[]): string {
  const sizes = errors.map((error) => Math.abs(error) * 1_000).sort((a, b) => a - b);
  const within = sizes.filter((size) => size <= 80.5).length / sizes.length;
  const at = (share: number) => Math.round(sizes[Math.floor((sizes.length - 1) * share)] ?? NaN);
  return `median ${at(0.5)}, p95 ${at(0.95)}, ${Math.round(100 * within)} % within 80`;
}
