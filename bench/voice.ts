/**
 * How well children are understood: choices of real stories said exactly, in other words, by their
 * meaning, and not at all, by voices that no threshold was tuned on, with pitch raised and noise added,
 * through the programs and the rules that serve the product. `npm run bench -- voice`; `npx tsx
 * bench/voice.ts tuning en` shows one language's tuning voices with every miss.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createTranscriptionService,
  type TranscriptionResult,
} from "../apps/voice/src/recognition/transcription.service.ts";
import {
  createDecoderClient,
  createRecognizerClient,
} from "../apps/voice/src/recognition/process-clients.ts";
import { heardChoice } from "../apps/server/src/features/stories/playing/listening/heard-choice.ts";
import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import { recordingsOf, type Recording } from "./voice/recordings.ts";
import type { DataSplit } from "./voice/utterances.ts";
import { createSynthesizer } from "./voice/synthesizer.ts";
import { isRight, rowOf, type ScoredRecording } from "./voice/score.ts";

/** Of each kind; those that are written by hand are fewer. */
const COUNTS: Readonly<Record<DataSplit, Readonly<Record<StoryLanguage, number>>>> = {
  tuning: { en: 60, es: 24, fr: 24, hi: 24 },
  "held-out": { en: 120, es: 60, fr: 60, hi: 60 },
};

const packDir = process.env["VOICE_PACK_DIR"] ?? "data/voices";
const folder = fileURLToPath(new URL("../.cache/voice-bench", import.meta.url));
if (!existsSync(packDir)) throw new Error("Fetch the voice pack first: npm run voice-pack -- DIR");

const [half = "held-out", only] = process.argv.slice(2) as [DataSplit?, StoryLanguage?];
const languages = only ? [only] : storyLanguages;

const speaking = createSynthesizer(packDir);
const options = { packDir, idleMs: 10 * 60_000, limitMs: 60_000 };
const decoder = createDecoderClient(options);
const recognizing = createRecognizerClient(options);
const listener = createTranscriptionService({ ...recognizing, decode: decoder.decode });

/** Whoever asks here never hangs up. */
const unending = new AbortController().signal;

const rows: Record<string, Record<string, string | number>> = {};
for (const language of languages) {
  const outcomes: ScoredRecording[] = [];
  const made = { count: COUNTS[half][language], folder, speak: speaking.speak };
  for await (const recording of recordingsOf(language, half, made)) {
    const { choices } = recording;
    const order = { file: recording.audio, language, choices, signal: unending };
    // The first answer waits for its model.
    if (outcomes.length === 0) await listener.transcribe(order);
    const start = performance.now();
    const heard = await listener.transcribe(order);
    const ms = performance.now() - start;
    const outcome = { recording, heard, choice: choiceOf(heard, recording), ms };
    outcomes.push(outcome);
    if (half === "tuning" && !isRight(outcome)) show(outcome);
  }
  rows[`${language}, ${half}`] = { ...rowOf(outcomes), "memory MB": memory(recognizing.pid()) };
}
console.table(rows);
speaking.close();
decoder.close();
recognizing.close();

/** As the server decides. */
function choiceOf(
  { heard, text, choice: index }: TranscriptionResult,
  { choices, language, lastRead }: Recording,
): number | null {
  const scene = { choices: choices.map((one) => ({ text: one, nextId: "" })) };
  return heardChoice({ heard, text, index }, scene, language, lastRead);
}

function show({
  recording: { kind, said, choices, meant, voice, disturbance },
  heard,
  choice,
}: ScoredRecording) {
  const wanted = meant === null ? "nothing" : choices[meant];
  const got = choice === null ? heard.heard : choices[choice];
  console.log(
    `${kind} “${said}” by ${voice} (${disturbance}): ${wanted}, not ${got}: ${heard.text}`,
  );
}

/** What the recogniser has at most held. */
function memory(pid: number | undefined): number | string {
  const status = `/proc/${pid}/status`;
  if (pid === undefined || !existsSync(status)) return "?";
  const kB = /VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1];
  return Math.round(Number(kB) / 1024);
}
