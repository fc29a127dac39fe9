import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PackState } from "../pack/voice-pack.ts";
import type { SpeechRequest } from "./speech.service.ts";
import { voicesAmong } from "./voices.ts";
import { addErrorHandler } from "../http/error-handler.ts";
import { speechRoutes } from "./speech.routes.ts";
import { VoiceError } from "../voice-error.ts";

const words = [{ word: "Hello.", start: 0, end: 0.4 }];
const paths = ["kokoro/voices/af_heart.bin", "kokoro/voices/ff_siwis.bin", "kokoro/LICENSE"];

let app: FastifyInstance;
let state: PackState;
let orders: SpeechRequest[];
/** Thrown before the sentence of this number. */
let failure: { before: number; error: Error } | null;
/** Whether sentences are awaited without end. */
let isEndless: boolean;
let logged: string[];

beforeEach(async () => {
  state = { state: "ready", received: 0, total: 0 };
  orders = [];
  failure = null;
  isEndless = false;
  logged = [];
  app = fastify({
    logger: { level: "error", stream: { write: (line) => void logged.push(line) } },
    forceCloseConnections: true,
  });
  addErrorHandler(app);
  const service = {
    async *speak(order: SpeechRequest) {
      orders.push(order);
      if (isEndless) await once(order.signal, "abort");
      order.signal.throwIfAborted();
      for (const number of [0, 1]) {
        if (failure?.before === number) throw failure.error;
        yield { audio: Buffer.from(`sound${number}`), words: words.slice(number, number + 1) };
      }
      return words;
    },
  };
  const pack = { state: () => state };
  await app.register(speechRoutes, { pack, speech: service, voices: voicesAmong(paths) });
});

afterEach(() => app.close());

function speech(body: object, headers: Record<string, string> = {}) {
  const payload = { model: "tts-1", input: "Hello.", voice: "af_heart", ...body };
  return app.inject({ method: "POST", url: "/v1/audio/speech", payload, headers });
}

it("answers with MP3", async () => {
  const answer = await speech({ speed: 0.9 });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("audio/mpeg");
  expect(answer.body).toBe("sound0sound1");
  expect(orders[0]).toMatchObject({
    passages: [{ text: "Hello.", pitch: 1 }],
    speed: 0.9,
    priority: "later",
  });
});

it("answers with one event per sentence, and the words in the last", async () => {
  const answer = await speech({ stream_format: "sse" });

  expect(answer.headers["content-type"]).toContain("text/event-stream");
  const events = answer.body.trimEnd().split("\n\n");
  expect(events.map((event) => JSON.parse(event.slice("data: ".length)) as unknown)).toEqual([
    { type: "speech.audio.delta", audio: base64Of("sound0"), words: words.slice(0, 1) },
    { type: "speech.audio.delta", audio: base64Of("sound1"), words: words.slice(1, 2) },
    { type: "speech.audio.done", words },
  ]);
});

it("puts who waits before what is made in advance", async () => {
  await speech({}, { "x-priority": "soon" });
  await speech({}, { "x-priority": "now" });
  await speech({}, { "x-priority": "at all costs" });

  expect(orders.map(({ priority }) => priority)).toEqual(["soon", "now", "later"]);
});

it("names the voices with their languages", async () => {
  const answer = await app.inject("/v1/audio/voices");

  expect(answer.json()).toEqual({
    voices: [
      { name: "af_heart", language: "en" },
      { name: "ff_siwis", language: "fr" },
    ],
  });
});

it.each([
  [{ input: "" }],
  [{ input: "…!" }],
  [{ input: "a".repeat(4097) }],
  [{ input: 5 }],
  [{ voice: "zf_xiaobei" }],
  [{ voice: "../../etc/passwd" }],
  [{ speed: 3 }],
  [{ response_format: "wav" }],
  [{ passages: [] }],
  [{ passages: [{ input: "Hello.", voice: "nobody" }] }],
  [{ passages: [{ input: "Hello.", voice: "ff_siwis" }] }],
  [{ passages: [{ input: "Good-bye.", voice: "af_heart" }] }],
  [{ passages: [{ input: "Hello.", voice: "af_heart", pitch: 2 }] }],
  [{ passages: ["Hel", "lo."].map((input) => ({ input, voice: "af_heart" })) }],
])("refuses %j", async (wrong) => {
  const answer = await speech(wrong);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: { type: "invalid_request_error", code: "invalid_request" },
  });
  expect(orders).toEqual([]);
});

it("refuses a body that is no JSON, and a call that there is not", async () => {
  const headers = { "content-type": "application/json" };
  const rubbish = { method: "POST", url: "/v1/audio/speech", payload: "{", headers } as const;

  expect((await app.inject(rubbish)).json()).toMatchObject({ error: { code: "invalid_request" } });
  expect((await app.inject("/v1/models")).statusCode).toBe(404);
});

it("asks to come again while the voice pack is not there", async () => {
  state = { state: "fetching", received: 1, total: 2 };
  const answer = await speech({});

  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("10");
  expect(answer.json()).toMatchObject({ error: { type: "server_error", code: "unavailable" } });
});

it.each([
  ["busy", 503, "7"],
  ["timeout", 504, undefined],
  ["failed", 500, undefined],
] as const)("answers %s with %i when the first sentence meets it", async (code, status, wait) => {
  const options = wait === undefined ? {} : { retryAfterS: Number(wait) };
  failure = { before: 0, error: new VoiceError(code, "No.", options) };
  const answer = await speech({ stream_format: "sse" });

  expect(answer.statusCode).toBe(status);
  expect(answer.headers["retry-after"]).toBe(wait);
});

it("tells by an event when a later sentence fails, and nothing of the text", async () => {
  failure = { before: 1, error: new Error("Hello. could not be spoken") };
  const answer = await speech({ stream_format: "sse" });

  const last = answer.body.trimEnd().split("\n\n").at(-1) ?? "";
  expect(JSON.parse(last.slice("data: ".length))).toMatchObject({
    type: "error",
    error: { code: "failed" },
  });
  expect(last).not.toContain("Hello.");
});

it("stops when the caller has gone, which is no fault", async () => {
  isEndless = true;
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/v1/audio/speech`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ input: "Hello.", voice: "af_heart" }),
    signal: leaving.signal,
  });
  await expect.poll(() => orders.length).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => orders[0]?.signal.aborted).toBe(true);
  await setImmediate();
  expect(logged).toEqual([]);
});

function base64Of(text: string): string {
  return Buffer.from(text).toString("base64");
}
