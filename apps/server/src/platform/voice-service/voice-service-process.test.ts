import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connectVoiceService } from "./connect-voice-service.ts";
import { startVoiceServiceProcess } from "./voice-service-process.ts";

const logger = pino({ level: "silent" });
/** It is begun anew and checked at once, and may take its time for everything itself. */
const timings = {
  startMs: 60_000,
  delaysMs: [10, 20],
  wellMs: 600_000,
  checkMs: 50,
  checkLimitMs: 60_000,
  stopMs: 60_000,
};

let dir: string;
let running: ReturnType<typeof startVoiceServiceProcess> | null;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "codetale-voice-"));
  running = null;
});

afterEach(async () => {
  await running?.close();
  await rm(dir, { recursive: true });
});

/** A program that notes each start, and then does as it is told. */
async function program(does: string): Promise<string> {
  const path = join(dir, "voice.mjs");
  const source = `
    import { appendFileSync } from "node:fs";
    import { createServer } from "node:http";
    appendFileSync(${JSON.stringify(join(dir, "starts"))}, process.pid + "\\n");
    const serve = (answer) => createServer(answer).listen(0, "127.0.0.1", function () {
      console.log(JSON.stringify({ listening: "http://127.0.0.1:" + this.address().port }));
    });
    const endsWithParent = () => process.stdin.resume().once("end", () => process.exit(0));
    ${does}
  `;
  await writeFile(path, source);
  return path;
}

function start(path: string, changes: Partial<typeof timings> = {}) {
  running = startVoiceServiceProcess({
    command: [path],
    environment: {},
    logger,
    timings: { ...timings, ...changes },
  });
  return running;
}

async function starts(): Promise<number[]> {
  const text = await readFile(join(dir, "starts"), "utf8").catch(() => "");
  return text.split("\n").filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const answersWell = `serve((_, response) => response.end("{}")); endsWithParent();`;

it("comes up in its own time, and ends with its keeper", async () => {
  const voice = start(await program(answersWell));
  expect(voice.address()).toBeNull();

  await expect.poll(() => voice.address()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const [pid = 0] = await starts();
  await voice.close();

  expect(isAlive(pid)).toBe(false);
  expect(voice.address()).toBeNull();
});

it("is started anew when it is killed", async () => {
  const voice = start(await program(answersWell));
  await expect.poll(() => voice.address()).not.toBeNull();
  const before = voice.address();
  process.kill((await starts())[0] ?? 0, "SIGKILL");

  await expect.poll(async () => (await starts()).length).toBe(2);
  await expect.poll(() => voice.address()).not.toBeNull();
  expect(voice.address()).not.toBe(before);
});

it("is tried again and again when it dies at once", async () => {
  const voice = start(await program("process.exit(1);"));

  await expect.poll(async () => (await starts()).length).toBeGreaterThan(2);
  expect(voice.address()).toBeNull();
});

it("is ended and started anew when it hangs", async () => {
  const hangs = await program("serve(() => undefined); endsWithParent();");
  const voice = start(hangs, { checkLimitMs: 100 });

  await expect.poll(async () => (await starts()).length).toBeGreaterThan(1);
  expect(isAlive((await starts())[0] ?? 0)).toBe(false);
  await voice.close();
});

it("is killed when it does not stop by itself", async () => {
  const stays = await program(
    `serve((_, response) => response.end("{}")); setInterval(() => {}, 1000);`,
  );
  const voice = start(stays, { stopMs: 100 });
  await expect.poll(() => voice.address()).not.toBeNull();
  await voice.close();

  expect(isAlive((await starts())[0] ?? 0)).toBe(false);
});

it("has of its own log and of stack traces the lines logged, of anything else the length alone", async () => {
  const logged: object[] = [];
  const lines = [
    '{"level":40,"msg":"slow"}',
    "the child said: dinosaur",
    "    at speak (/app/a.js:1:2)",
  ];
  running = startVoiceServiceProcess({
    command: [
      await program(`console.error(${JSON.stringify(lines.join("\n"))}); endsWithParent();`),
    ],
    environment: {},
    logger: { warn: (details: object) => void logged.push(details) } as typeof logger,
    timings,
  });

  await expect
    .poll(() => logged.slice(0, 3))
    .toEqual([{ line: lines[0] }, { characters: 24 }, { line: lines[2] }]);
});

it("is not believed when it says something else", async () => {
  const voice = start(await program(`console.log("hello"); setInterval(() => {}, 1000);`));

  await expect.poll(async () => (await starts()).length).toBeGreaterThan(1);
  expect(voice.address()).toBeNull();
});

it("hurts nobody when it is missing", async () => {
  const command = [join(dir, "missing.mjs")];
  const { voice, close } = connectVoiceService(
    { kind: "own" },
    { command, environment: {} },
    logger,
  );

  expect(await voice.status()).toMatchObject({ state: "starting" });
  const { signal } = new AbortController();
  const order = { text: "Hello.", language: "en", part: 0, pace: 1, priority: "now" } as const;
  await expect(voice.speak({ ...order, hurry: signal, signal })).rejects.toMatchObject({
    reason: "unavailable",
  });
  await close();
});

it("is left out by the settings", async () => {
  const { voice } = connectVoiceService({ kind: "off" }, undefined, logger);

  const { signal } = new AbortController();
  await expect(voice.prepare("en", signal)).rejects.toMatchObject({ reason: "unavailable" });
  const order = { text: "Hello.", language: "en", part: 0, pace: 1, priority: "now" } as const;
  const recording = {
    audio: new Uint8Array(),
    mimeType: "audio/webm",
    language: "en",
    expected: [],
  };
  await expect(voice.speak({ ...order, hurry: signal, signal })).rejects.toMatchObject({
    reason: "unavailable",
  });
  await expect(voice.recognize({ ...recording, signal })).rejects.toMatchObject({
    reason: "unavailable",
  });
  expect(await voice.status()).toMatchObject({ state: "off" });
});

it("is unavailable where nobody answers", async () => {
  const { voice } = connectVoiceService(
    { kind: "urls", urls: ["http://127.0.0.1:1"] },
    undefined,
    logger,
  );

  expect(await voice.status()).toMatchObject({ state: "unavailable" });
});
