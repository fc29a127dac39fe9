/** Speaking with the real model and the real reader of words. */
import { execFileSync } from "node:child_process";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startVoiceApp } from "../testing/voice-app.ts";

let app: FastifyInstance;

beforeAll(async () => {
  app = await startVoiceApp();
});

afterAll(() => app.close());

interface Spoken {
  audio: Buffer;
  words: { word: string; start: number; end: number }[];
}

async function speak(
  voice: string,
  input: string,
  from = app,
  passages?: readonly object[],
): Promise<Spoken> {
  const answer = await from.inject({
    method: "POST",
    url: "/v1/audio/speech",
    payload: { model: "tts-1", input, passages, voice, stream_format: "sse" },
  });
  expect(answer.statusCode).toBe(200);
  const events = answer.body
    .trimEnd()
    .split("\n\n")
    .map((event) => JSON.parse(event.slice("data: ".length)) as { audio?: string; words?: [] });
  return {
    audio: Buffer.concat(events.map(({ audio = "" }) => Buffer.from(audio, "base64"))),
    words: events.at(-1)?.words ?? [],
  };
}

/** Frames of MP3 at 48 kb/s and 24 kHz are 24 ms long and 144 bytes big. */
function secondsOf(audio: Buffer): number {
  return (audio.length / 144) * 0.024;
}

it.each([
  ["af_heart", "Mr. Fox had 25 pears. “Hello,” he said."],
  ["ef_dora", "¿Y la Sra. García? Tiene 25 peras."],
  ["fm_louis", "« Où ? » demanda Mme Dupont."],
  ["hf_alpha", "लोमड़ी ने कहा, “रुको!” Mina के पास २५ सेब थे।"],
])("%s speaks, and every word has its time, in order, within the sound", async (voice, input) => {
  const { audio, words } = await speak(voice, input);

  expect(audio.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xf3]));
  expect(words.map(({ word }) => word)).toEqual(input.split(/\s+/u));
  const times = words.flatMap(({ start, end }) => [start, end]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(0);
  expect(times[0]).toBeLessThan(0.3);
  expect(secondsOf(audio)).toBeGreaterThan(times.at(-1) ?? 0);
  expect(secondsOf(audio)).toBeLessThan((times.at(-1) ?? 0) + 0.5);
});

it("speaks two voices in one text, and every word has its time, in order, within the sound", async () => {
  const passages = [
    { input: "Mina looked up. ", voice: "af_heart" },
    { input: "“Is anybody there?” ", voice: "am_michael", pitch: 1.1 },
    { input: "she asked, and went on.", voice: "af_heart" },
  ];
  const input = passages.map((passage) => passage.input).join("");
  const { audio, words } = await speak("af_heart", input, app, passages);

  expect(words.map(({ word }) => word)).toEqual(input.split(" "));
  const times = words.flatMap(({ start, end }) => [start, end]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(words.every(({ start, end }) => end > start)).toBe(true);
  expect(secondsOf(audio)).toBeGreaterThan(times.at(-1) ?? 0);
  expect(secondsOf(audio)).toBeLessThan((times.at(-1) ?? 0) + 0.5);
});

it("speaks slower when it is told to", async () => {
  const [usual, slow] = await Promise.all(
    [1, 0.85].map(async (speed) => {
      const payload = { input: "A little boat sails home.", voice: "bf_emma", speed };
      const answer = await app.inject({ method: "POST", url: "/v1/audio/speech", payload });
      return secondsOf(answer.rawPayload);
    }),
  );

  expect((slow ?? 0) / (usual ?? 1)).toBeGreaterThan(1.08);
});

it("speaks again after its model was killed in the middle", async () => {
  const input = "This sentence is long enough to be interrupted by somebody who ends the model.";
  let status = 0;
  const payload = { input, voice: "af_heart" };
  void app.inject({ method: "POST", url: "/v1/audio/speech", payload }).then((answer) => {
    status = answer.statusCode;
  });
  await expect
    .poll(() => killed("kokoro-process") && status, { timeout: 10_000, interval: 200 })
    .toBe(500);

  expect((await speak("af_heart", "Hello.")).words).toHaveLength(1);
});

it("gives its memory back when it is not used", async () => {
  const idle = await startVoiceApp({ idleMs: 100 });
  const before = childrenNamed("kokoro-process").length;
  await speak("af_heart", "Hello.", idle);

  await expect.poll(() => childrenNamed("kokoro-process").length, { timeout: 5_000 }).toBe(before);
  await idle.close();
});

function killed(name: string): true {
  for (const pid of childrenNamed(name)) process.kill(pid, "SIGKILL");
  return true;
}

/** Programs that this test's process has started. */
function childrenNamed(name: string): number[] {
  return execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === process.pid && found?.[3]?.includes(name))
    .map((found) => Number(found?.[1]));
}
