/**
 * How soon the next scene of a story is there with its voice, for 200 who listen at once, beside a bare Fastify route that sends the same file.
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openPostgres } from "../apps/server/src/platform/db/database.ts";
import { createFileStore } from "../apps/server/src/platform/storage/create-file-store.ts";
import { createNarrationRepository } from "../apps/server/src/features/stories/narration/narration.repository.ts";
import { audioFileKey } from "../apps/server/src/features/stories/narration/audio-file-key.ts";
import { sampleStories } from "../apps/server/src/sample-data/stories/sample-stories.ts";

const LISTENERS = 200;
/**
 * Each asks once a second. In truth a scene lasts twenty seconds, and the two or three that may
 * follow are fetched meanwhile: 30 calls a second in all, not 200.
 */
const EVERY_MS = 1_000;
const SECONDS = 15;
const WARM_UP_SECONDS = 3;
/** Twenty seconds of speech. */
const AUDIO_BYTES = 120 * 1024;
const MOST_MS = 20;

const serverUrl = process.env["DATABASE_TEST_URL"];
if (!serverUrl) throw new Error("Run this with: npm run bench -- next-scene");

const name = `codetale_bench_${randomBytes(4).toString("hex")}`;
const databaseUrl = new URL(serverUrl);
databaseUrl.pathname = `/${name}`;
await onDatabase(serverUrl, `create database ${name}`);
const dataDir = await mkdtemp(join(tmpdir(), "codetale-bench-"));
const audio = randomBytes(AUDIO_BYTES);
const stories = sampleStories(0).map(({ story }) => story);

const product = await launch("servers/product-server.ts");
await giveVoices();
const bare = await launch("servers/next-scene-bare-server.ts");
try {
  const limit = await measure(bare.url);
  const ours = await measure(product.url);
  console.table({ "bare route, same file": rowOf(limit), "next scene": rowOf(ours) });
  const isSoon = at(ours, 0.99) < MOST_MS;
  console.log(`p99 under ${MOST_MS} ms at ${LISTENERS} listeners: ${isSoon ? "yes" : "NO"}`);
  if (!isSoon) process.exitCode = 1;
} finally {
  product.process.kill();
  bare.process.kill();
  await Promise.all([once(product.process, "exit"), once(bare.process, "exit")]);
  await onDatabase(serverUrl, `drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true });
}

async function launch(file: string): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--import", "tsx"],
    env: {
      ...process.env,
      TRIAL: "on",
      DATABASE_URL: databaseUrl.href,
      DATA_DIR: dataDir,
      SAMPLE_DATA: "on",
      VOICE: "off",
      PORT: "0",
      LOG_LEVEL: "error",
    },
  });
  const [message] = (await once(child, "message")) as [{ address: string }];
  return { url: message.address, process: child };
}

/** A file for every scene of the sample stories, as a voice would have left them. */
async function giveVoices(): Promise<void> {
  const database = await openPostgres(databaseUrl.href);
  const voices = createNarrationRepository(database.db, null);
  const files = createFileStore(join(dataDir, "files"));
  for (const { id, scenes } of stories) {
    for (const { id: sceneId, dialogue } of scenes) {
      const spokenId = randomBytes(32).toString("hex");
      const wordStarts = dialogue.split(/\s+/u).map((_, index) => index * 350);
      await files.put(audioFileKey(spokenId), audio);
      await voices.addAudio({ spokenId, wordStarts }, Date.now());
      const line = {
        storyId: id,
        revision: 0,
        edition: "others",
        sceneId,
        line: "dialogue",
      } as const;
      if (!(await voices.link(line, { spokenId, wordStarts }))) throw new Error(sceneId);
    }
  }
  await database.close();
}

/** Each listener has a connection of its own and begins at another moment than the others. */
async function measure(url: string): Promise<number[]> {
  const wanted = stories.flatMap(({ id, scenes }) =>
    scenes.map((scene) => JSON.stringify({ story_id: id, current_scene_id: scene.id })),
  );
  const times: number[] = [];
  const startsAt = performance.now() + 100;
  const listen = async (listener: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let step = 0; step < WARM_UP_SECONDS + SECONDS; step += 1) {
      const dueAt = startsAt + (step + listener / LISTENERS) * EVERY_MS;
      await sleep(Math.max(0, dueAt - performance.now()));
      await call(url, wanted[(listener + step) % wanted.length] ?? "", agent);
      // Measured from when it was due: a wait for the previous answer counts as well.
      if (step >= WARM_UP_SECONDS) times.push(performance.now() - dueAt);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: LISTENERS }, (_, listener) => listen(listener)));
  return times.sort((one, other) => one - other);
}

/** @throws Error unless all of the audio comes */
async function call(url: string, body: string, agent: Agent): Promise<void> {
  const headers = { "content-type": "application/json" };
  const sent = request(`${url}/next_scene/`, { method: "POST", agent, headers });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const part of response) bytes += (part as Buffer).length;
  if (bytes !== AUDIO_BYTES) throw new Error(`${response.statusCode}: ${bytes} bytes came.`);
}

function rowOf(times: readonly number[]) {
  return {
    calls: times.length,
    "p50 ms": at(times, 0.5),
    "p95 ms": at(times, 0.95),
    "p99 ms": at(times, 0.99),
    "max ms": at(times, 1),
  };
}

function at(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Number(value.toFixed(1));
}

async function onDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
