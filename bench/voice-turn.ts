/**
 * How soon a story goes on after an answer by voice, in English: from a recording that is complete
 * to the first byte of the next scene's stored audio, one child at a time, beside bare routes that
 * answer at once. Where Stop is not pressed, the player waits for 1.4 s of silence before that.
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openPostgres } from "../apps/server/src/platform/db/database.ts";
import { createFileStore } from "../apps/server/src/platform/storage/create-file-store.ts";
import { createNarrationRepository } from "../apps/server/src/features/stories/narration/narration.repository.ts";
import { audioFileKey } from "../apps/server/src/features/stories/narration/audio-file-key.ts";
import { lamp } from "../apps/server/src/sample-data/stories/lamp.ts";
import { nube } from "../apps/server/src/sample-data/stories/nube.ts";
import { sampleStories } from "../apps/server/src/sample-data/stories/sample-stories.ts";
import type { SampleStory } from "../apps/server/src/sample-data/stories/sample-story.ts";
import { augmentAudio, augmentations, RATE } from "./voice/augment-audio.ts";
import { cached } from "./voice/recordings.ts";
import { createSynthesizer } from "./voice/synthesizer.ts";
import { testVoices } from "./voice/test-voices.ts";
import { writeWav } from "./voice/wav.ts";

interface Turn {
  sceneId: string;
  choice: string;
  /** A WAV file. */
  recording: Buffer;
}

interface TurnResult {
  ms: number;
  /** What was understood, or null where the story asked again. */
  transcript: string | null;
}

const AIM_MS = { p50: 500, p95: 1_200 };
const WARM_UP_TURNS = 3;
const LONGEST_START_MS = 60_000;
/** Twenty seconds of speech. */
const AUDIO_BYTES = 120 * 1024;

const serverUrl = process.env["DATABASE_TEST_URL"];
const packDir = process.env["VOICE_PACK_DIR"];
if (!serverUrl || !packDir) throw new Error("Run this with: npm run bench -- voice-turn");

const turns = await makeTurns(packDir);
const name = `codetale_bench_${randomBytes(4).toString("hex")}`;
const databaseUrl = new URL(serverUrl);
databaseUrl.pathname = `/${name}`;
await onDatabase(serverUrl, `create database ${name}`);
const dataDir = await mkdtemp(join(tmpdir(), "codetale-bench-"));
try {
  await withProgram("servers/product-with-voice-server.ts", { VOICE: "off" }, () =>
    Promise.resolve(),
  );
  const limit = await withProgram("servers/voice-turn-bare-server.ts", {}, measure);
  await giveVoices(lamp);
  const busy = await withProgram(
    "servers/product-with-voice-server.ts",
    { VOICE: "auto" },
    async (url) => {
      await untilSpoken(url);
      return measure(url);
    },
  );
  for (const { story } of sampleStories(0)) if (story !== lamp) await giveVoices(story);
  const quiet = await withProgram(
    "servers/product-with-voice-server.ts",
    { VOICE: "auto" },
    measure,
  );
  console.table({
    "bare routes": timesIn(limit),
    "voice turn": rowOf(quiet),
    "… while other stories are being spoken": rowOf(busy),
  });
  const { p50, p95 } = timesOf(quiet);
  const isSoon = p50 < AIM_MS.p50 && p95 < AIM_MS.p95;
  console.log(
    `p50 under ${AIM_MS.p50} ms and p95 under ${AIM_MS.p95} ms: ${isSoon ? "yes" : "NO"}`,
  );
  if (!isSoon) process.exitCode = 1;
} finally {
  await onDatabase(serverUrl, `drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true });
}

/** Every choice of the sample story by every voice that nothing was tuned on. */
async function makeTurns(dir: string): Promise<Turn[]> {
  const folder = fileURLToPath(new URL("../.cache/voice-bench", import.meta.url));
  const speaking = createSynthesizer(dir);
  const choices = lamp.scenes.flatMap(({ id, choices: some }) =>
    some.map(({ text }) => ({ sceneId: id, choice: text })),
  );
  const made: Turn[] = [];
  for (const voice of testVoices.en["held-out"]) {
    for (const { sceneId, choice } of choices) {
      const spoken = await cached(folder, [choice, "en", voice], speaking.speak);
      const how = augmentations[made.length % augmentations.length] ?? "plain";
      const heard = augmentAudio(spoken, how, `${choice} ${voice}`);
      made.push({ sceneId, choice, recording: writeWav(heard, RATE) });
    }
  }
  speaking.close();
  return made;
}

async function withProgram<T>(
  file: string,
  env: Record<string, string>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--import", "tsx"],
    env: {
      ...process.env,
      TRIAL: "on",
      DATABASE_URL: databaseUrl.href,
      DATA_DIR: dataDir,
      SAMPLE_DATA: "on",
      PORT: "0",
      LOG_LEVEL: "error",
      ...env,
    },
  });
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  try {
    return await work(address);
  } finally {
    child.kill();
    await once(child, "exit");
  }
}

/** A file for everything that a story says, as a voice would have left it. */
async function giveVoices({ id, scenes }: SampleStory): Promise<void> {
  const database = await openPostgres(databaseUrl.href);
  const spoken = createNarrationRepository(database.db, null);
  const files = createFileStore(join(dataDir, "files"));
  const audio = randomBytes(AUDIO_BYTES);
  for (const { id: sceneId, choices } of scenes) {
    for (const line of choices.length > 0
      ? (["dialogue", "reply"] as const)
      : ["dialogue" as const]) {
      const spokenId = randomBytes(32).toString("hex");
      await files.put(audioFileKey(spokenId), audio);
      const spokenLine = { spokenId, wordStarts: null };
      await spoken.addAudio(spokenLine, Date.now());
      const place = { storyId: id, revision: 0, edition: "others", sceneId, line } as const;
      await spoken.link(place, spokenLine);
    }
  }
  await database.close();
}

async function measure(url: string): Promise<TurnResult[]> {
  await untilHeard(url);
  for (const turn of turns.slice(0, WARM_UP_TURNS)) await take(url, turn);
  const outcomes: TurnResult[] = [];
  for (const turn of turns) outcomes.push(await take(url, turn));
  return outcomes;
}

/** From then on the rest of the stories is being spoken, for minutes. */
function untilSpoken(url: string): Promise<void> {
  return until("The voice service does not speak.", async () => {
    const response = await step(url, { story_id: nube.id, current_scene_id: "start" });
    await response.arrayBuffer();
    return isAudio(response);
  });
}

function untilHeard(url: string): Promise<void> {
  return until("The voice service does not listen.", async () => {
    const response = await say(url, turns[0]);
    await response.arrayBuffer();
    return response.ok;
  });
}

/** The voice starts in its own time. */
async function until(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  const since = performance.now();
  while (performance.now() - since < LONGEST_START_MS) {
    if (await isSo()) return;
    await sleep(500);
  }
  throw new Error(otherwise);
}

/** @throws Error unless the story goes on with audio, or asks again with audio */
async function take(url: string, turn: Turn): Promise<TurnResult> {
  const since = performance.now();
  const heard = await say(url, turn);
  if (!isAudio(heard)) {
    const { transcript } = (await heard.json()) as { transcript: string };
    const wanted = { current_scene_id: turn.sceneId, user_choice: transcript };
    const response = await step(url, { story_id: lamp.id, ...wanted });
    return { ms: await untilSound(response, since), transcript };
  }
  return { ms: await untilSound(heard, since), transcript: null };
}

function step(url: string, wanted: object): Promise<Response> {
  return fetch(`${url}/next_scene/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
}

function say(url: string, turn: Turn | undefined): Promise<Response> {
  const form = new FormData();
  form.set("story_id", lamp.id);
  form.set("current_scene_id", turn?.sceneId ?? "");
  const bytes = new Uint8Array(turn?.recording ?? []);
  form.set("audio", new Blob([bytes], { type: "audio/wav" }), "answer.wav");
  return fetch(`${url}/speech_to_text/`, { method: "POST", body: form });
}

function isAudio({ headers }: Response): boolean {
  return headers.get("content-type") === "audio/mpeg";
}

async function untilSound(response: Response, since: number): Promise<number> {
  if (!isAudio(response)) throw new Error(`${response.status}: ${await response.text()}`);
  const reader = response.body?.getReader();
  await reader?.read();
  const ms = performance.now() - since;
  await reader?.cancel();
  return ms;
}

function rowOf(outcomes: readonly TurnResult[]) {
  const isRight = ({ transcript }: TurnResult, place: number) =>
    transcript === turns[place]?.choice;
  return {
    ...timesIn(outcomes),
    understood: outcomes.filter(isRight).length,
    "asked again": outcomes.filter(({ transcript }) => transcript === null).length,
  };
}

function timesIn(outcomes: readonly TurnResult[]) {
  const { p50, p95, max } = timesOf(outcomes);
  return { turns: outcomes.length, "p50 ms": p50, "p95 ms": p95, "max ms": max };
}

function timesOf(outcomes: readonly TurnResult[]) {
  const sorted = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

async function onDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
