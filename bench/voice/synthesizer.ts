/** Lets our own speaking voices and espeak-ng's robots say something, for recordings. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { resample } from "../../apps/voice/src/recognition/audio/resample.ts";
import { createEspeak } from "../../apps/voice/src/speech/espeak.ts";
import { createKokoro } from "../../apps/voice/src/speech/kokoro.ts";
import type { Accent } from "../../apps/voice/src/speech/voices.ts";
import { phonemizeSentence } from "../../apps/voice/src/speech/phonemes/phonemize-sentence.ts";
import { splitSentences } from "../../apps/voice/src/speech/text/sentences.ts";
import { splitWords } from "../../apps/voice/src/speech/text/text-words.ts";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { RATE } from "./augment-audio.ts";
import type { Speak } from "./recordings.ts";

const IDLE_MS = 60_000;
/** Only a hang reaches it: a benchmark may share its machine. */
const LIMIT_MS = 120_000;
const KOKORO_RATE = 24_000;

/** However a voice is called, it speaks the language that is asked for. */
const accents: Readonly<Record<Exclude<StoryLanguage, "en">, Accent>> = {
  es: "e",
  fr: "f",
  hi: "h",
};

export function createSynthesizer(packDir: string): { speak: Speak; close(): void } {
  const options = { packDir, idleMs: IDLE_MS, limitMs: LIMIT_MS };
  const espeak = createEspeak(options);
  const kokoro = createKokoro(options);
  let robot: Promise<Robot> | undefined;

  return {
    async speak(said, language, voice) {
      if (!/^[a-z]{2}_/.test(voice))
        return sayByRobot(await (robot ??= openRobot(packDir)), said, voice);
      const accent = language === "en" ? (voice.startsWith("b") ? "b" : "a") : accents[language];
      const parts: Float32Array[] = [];
      for (const sentence of splitSentences(splitWords(said, language))) {
        for (const { ids } of await phonemizeSentence(sentence, accent, espeak.phonemize)) {
          const { samples } = await kokoro.infer({ ids, styles: [voice], speed: 1 });
          parts.push(samples);
        }
      }
      return resample(joined(parts), KOKORO_RATE, RATE);
    },
    close() {
      espeak.close();
      kokoro.close();
    },
  };
}

interface Robot {
  set_voice(name: string, gender: number, age: number): void;
  get_samplerate(): number;
  synthesize(text: string, onSamples: (samples: Int16Array | null) => boolean): void;
}

async function openRobot(packDir: string): Promise<Robot> {
  const url = pathToFileURL(join(packDir, "espeak/espeak-ng.js")).href;
  const { default: open } = (await import(url)) as {
    default: (options: object) => Promise<{ eSpeakNGWorker: new () => Robot }>;
  };
  const data = await readFile(join(packDir, "espeak/espeak-ng.data"));
  const getPreloadedPackage = () =>
    data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { eSpeakNGWorker: Worker } = await open({ getPreloadedPackage });
  return new Worker();
}

function sayByRobot(robot: Robot, said: string, voice: string): Float32Array {
  robot.set_voice(voice, 0, 0);
  const parts: Float32Array[] = [];
  robot.synthesize(said, (samples) => {
    if (samples) parts.push(Float32Array.from(samples, (value) => value / 32_768));
    return false;
  });
  return resample(joined(parts), robot.get_samplerate(), RATE);
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
