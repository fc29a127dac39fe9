/** Recordings of sayings, made once and kept in a cache folder. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { diceFrom } from "@codetale/domain/stories/dice";
import { augmentAudio, augmentations, RATE, silences, type Augmentation } from "./augment-audio.ts";
import { utterancesFor, type DataSplit, type Utterance } from "./utterances.ts";
import { testVoices, type VoiceName } from "./test-voices.ts";
import { readWav, writeWav } from "./wav.ts";

export interface Recording extends Omit<Utterance, "kind"> {
  kind: Utterance["kind"] | "silence";
  voice: VoiceName;
  disturbance: Augmentation | keyof typeof silences;
  /** A WAV file. */
  audio: Buffer;
}

/** @returns speech at 16 kHz */
export type Speak = (
  said: string,
  language: StoryLanguage,
  voice: VoiceName,
) => Promise<Float32Array>;

const SILENCE_SECONDS = 3;

export async function* recordingsOf(
  language: StoryLanguage,
  half: DataSplit,
  { count, folder, speak }: { count: number; folder: string; speak: Speak },
): AsyncGenerator<Recording> {
  await mkdir(folder, { recursive: true });
  const speakers = testVoices[language][half];
  const sayings = utterancesFor(language, half, count);
  for (const [place, saying] of sayings.entries()) {
    const voice = speakers[place % speakers.length] ?? "";
    // Another step than the voices', so that every voice meets every disturbance.
    const disturbance = augmentations[Math.floor(place / speakers.length) % 4] ?? "plain";
    const voiceAlone = await cached(folder, [saying.said, language, voice], speak);
    const heard = augmentAudio(voiceAlone, disturbance, `${saying.said} ${place}`);
    yield { ...saying, voice, disturbance, audio: writeWav(heard, RATE) };
  }
  yield* quiet(language, sayings[0]?.choices ?? [], half);
}

function* quiet(
  language: StoryLanguage,
  choices: readonly string[],
  half: DataSplit,
): Generator<Recording> {
  for (const name of Object.keys(silences) as (keyof typeof silences)[]) {
    for (const take of [1, 2, 3]) {
      const samples = silences[name](SILENCE_SECONDS * RATE, diceFrom(`${half} ${name} ${take}`));
      const rest = { said: "", meant: null, lastRead: null, voice: "", disturbance: name };
      yield { language, choices, kind: "silence", ...rest, audio: writeWav(samples, RATE) };
    }
  }
}

/** Speech as it was made the first time. */
export async function cached(
  folder: string,
  of: [said: string, language: StoryLanguage, voice: VoiceName],
  speak: Speak,
): Promise<Float32Array> {
  const name = createHash("sha256").update(of.join("\n")).digest("hex").slice(0, 32);
  const path = join(folder, `${name}.wav`);
  const known = await readFile(path).catch(() => null);
  if (known) return readWav(known);
  const wav = writeWav(await speak(...of), RATE);
  await writeFile(`${path}.part`, wav);
  await rename(`${path}.part`, path);
  return readWav(wav);
}
