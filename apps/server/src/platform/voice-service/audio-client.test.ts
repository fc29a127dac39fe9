import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Recording, SpeechRequest, SpeechPiece } from "#core/ports/speech";
import { createAudioClient, type AudioClient, type AudioClientDeps } from "./audio-client.ts";
import { addressOf } from "./audio-request.ts";

interface Asked {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Answer = (response: ServerResponse) => void;

let server: Server;
let asked: Asked[];
let answers: Record<string, Answer>;
let client: AudioClient;

const { signal } = new AbortController();
const languages = { speaking: ["en", "fr"], listening: ["en"] };

beforeEach(async () => {
  asked = [];
  answers = {};
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      asked.push({
        path,
        headers: request.headers,
        body: Buffer.concat(chunks).toString("latin1"),
      });
      const answer = answers[path];
      if (answer) answer(response);
      else response.writeHead(404).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = aClient();
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A client that waits longer than any test, where a test does not want it otherwise. */
function aClient(changes: Partial<AudioClientDeps["limits"]> = {}): AudioClient {
  const limits = { speakNowMs: 60_000, speakLaterMs: 60_000, listenMs: 60_000, askMs: 60_000 };
  const address = addressOfServer();
  return createAudioClient({ address: () => address, limits: { ...limits, ...changes } });
}

function addressOfServer() {
  return addressOf(`http://key@127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));
}

function events(...data: unknown[]): Answer {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const text = data.map((each) => `data: ${JSON.stringify(each)}\n\n`).join("");
    // In pieces that end in the middle of an event.
    response.write(text.slice(0, 25));
    setTimeout(() => response.end(text.slice(25)), 20);
  };
}

/** A voice process of ours. */
function ours(): void {
  answers["/v1/status"] = json({ state: "ready", received: 1, total: 1, languages });
  answers["/v1/audio/voices"] = json({
    voices: [
      { name: "am_michael", language: "en" },
      { name: "af_heart", language: "en" },
      { name: "ff_siwis", language: "fr" },
    ],
  });
}

const delta = (text: string) => ({
  type: "speech.audio.delta",
  audio: Buffer.from(text).toString("base64"),
});

function speak(changes: Partial<SpeechRequest> = {}, onPiece?: (piece: SpeechPiece) => void) {
  const order = { text: "Hello.", language: "en", part: 0, pace: 0.9, hurry: signal, signal };
  return client.speak({ ...order, priority: "later", ...changes }, onPiece);
}

function listen(changes: Partial<Recording> = {}) {
  const recording = { audio: Buffer.from("sound"), mimeType: "audio/webm;codecs=opus" };
  return client.recognize({
    ...recording,
    language: "en",
    expected: ["Run", "Hide"],
    signal,
    ...changes,
  });
}

it("speaks with our own voice, word by word", async () => {
  ours();
  const words = [{ word: "Hello.", start: 0.1, end: 0.5 }];
  answers["/v1/audio/speech"] = events(delta("so"), delta("und"), {
    type: "speech.audio.done",
    words,
  });

  const spoken = await speak();

  expect(Buffer.from(spoken.audio).toString()).toBe("sound");
  expect(spoken.words).toEqual(words);
  const call = asked.find(({ path }) => path === "/v1/audio/speech");
  expect(JSON.parse(call?.body ?? "")).toEqual({
    model: "tts-1",
    input: "Hello.",
    voice: "af_heart",
    response_format: "mp3",
    speed: 0.9,
    stream_format: "sse",
  });
  expect(call?.headers["x-priority"]).toBe("later");
  expect(call?.headers.authorization).toBe("Bearer key");
});

it("gives characters voices of their own, the same each time, and says who waits", async () => {
  ours();
  answers["/v1/audio/speech"] = events(delta("s"), { type: "speech.audio.done", words: [] });

  await speak({ part: 1, priority: "now" });
  await speak({ part: 1 });

  const calls = asked.filter(({ path }) => path === "/v1/audio/speech");
  expect(calls.map(({ body }) => (JSON.parse(body) as { voice: string }).voice)).toEqual([
    "am_michael",
    "am_michael",
  ]);
  expect(calls.map(({ headers }) => headers["x-priority"])).toEqual(["now", "later"]);
  expect(asked.filter(({ path }) => path === "/v1/status")).toHaveLength(1);
});

it("asks again, more urgently, when a listener begins to wait", async () => {
  ours();
  const hurry = new AbortController();
  const pieces: SpeechPiece[] = [];
  const words = [{ word: "Hello.", start: 0.1, end: 0.5 }];
  answers["/v1/audio/speech"] = (response) => {
    answers["/v1/audio/speech"] = events({ ...delta("so"), words }, delta("und"), {
      type: "speech.audio.done",
      words,
    });
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ ...delta("so"), words })}\n\n`);
  };

  const spoken = await speak({ priority: "soon", hurry: hurry.signal }, (piece) => {
    pieces.push(piece);
    hurry.abort();
  });

  expect(Buffer.from(spoken.audio).toString()).toBe("sound");
  // What was heard before is not heard again.
  expect(pieces).toEqual([
    { audio: Buffer.from("so"), words },
    { audio: Buffer.from("und"), words: null },
  ]);
  const calls = asked.filter(({ path }) => path === "/v1/audio/speech");
  expect(calls.map(({ headers }) => headers["x-priority"])).toEqual(["soon", "now"]);
});

it("asks another provider once, who would begin anew", async () => {
  const hurry = new AbortController();
  answers["/v1/audio/speech"] = (response) => {
    hurry.abort();
    response.writeHead(200, { "content-type": "audio/mpeg" }).end("sound");
  };
  await speak({ priority: "soon", hurry: hurry.signal });

  const calls = asked.filter(({ path }) => path === "/v1/audio/speech");
  expect(calls.map(({ headers }) => headers["x-priority"])).toEqual([undefined]);
});

it("says to our own voice that somebody begins to speak, and to no other", async () => {
  await client.prepare("en", signal);
  expect(asked.map(({ path }) => path)).not.toContain("/v1/audio/transcriptions/prepare");

  ours();
  answers["/v1/audio/transcriptions/prepare"] = (response) => response.writeHead(204).end();
  client = aClient();
  await client.prepare("en", signal);
  expect(asked.at(-1)).toMatchObject({
    path: "/v1/audio/transcriptions/prepare",
    body: '{"language":"en"}',
  });
});

it("refuses a language that the voice does not speak", async () => {
  ours();

  await expect(speak({ language: "hi" })).rejects.toMatchObject({ reason: "refused" });
});

it("takes the sound alone from a provider that knows nothing of words", async () => {
  answers["/v1/audio/speech"] = (response) =>
    response.writeHead(200, { "content-type": "audio/mpeg" }).end("sound");

  const spoken = await speak({ language: "hi" });

  expect(Buffer.from(spoken.audio).toString()).toBe("sound");
  expect(spoken.words).toBeNull();
  const body = JSON.parse(asked.at(-1)?.body ?? "") as Record<string, unknown>;
  expect(body["voice"]).toBe("nova");
  expect(body).not.toHaveProperty("stream_format");
});

it("tells what was chosen", async () => {
  ours();
  answers["/v1/audio/transcriptions"] = json({ text: "Hide", expected_index: 1, heard: "choice" });

  expect(await listen()).toEqual({ heard: "choice", index: 1, text: "Hide" });
  const { body } = asked.at(-1) ?? { body: "" };
  expect(body.match(/name="expected\[\]"/g)).toHaveLength(2);
  expect(body).toContain('filename="answer.webm"');
});

it.each([
  [{ text: "banana", expected_index: null, heard: "other" }, "other", "banana"],
  [{ text: "", expected_index: null, heard: "silence" }, "silence", ""],
  [{ text: "", expected_index: null, heard: "other" }, "other", ""],
  [{ text: "Run", expected_index: 7, heard: "choice" }, "other", "Run"],
])("understands %j", async (answer, heard, text) => {
  ours();
  answers["/v1/audio/transcriptions"] = json(answer);

  expect(await listen()).toEqual({ heard, index: null, text });
});

it("takes the text alone from a provider that knows nothing of choices", async () => {
  answers["/v1/audio/transcriptions"] = json({ text: " I want to hide " });
  expect(await listen()).toEqual({ heard: "other", index: null, text: " I want to hide " });
  expect(asked.at(-1)?.body).not.toContain("expected");

  answers["/v1/audio/transcriptions"] = json({ text: " " });
  expect(await listen()).toEqual({ heard: "silence", index: null, text: "" });
});

it.each([
  [400, "unreadable", "refused"],
  [413, "unreadable", "refused"],
  [415, "unreadable", "refused"],
  [422, "unreadable", "refused"],
  [401, "refused", "refused"],
  [500, "unavailable", "unavailable"],
  [503, "unavailable", "unavailable"],
  [429, "unavailable", "unavailable"],
  [504, "timeout", "timeout"],
])("makes %i of listening %s, and of speaking %s", async (status, listening, speaking) => {
  ours();
  answers["/v1/audio/transcriptions"] = json({}, status);
  answers["/v1/audio/speech"] = json({}, status);

  await expect(listen()).rejects.toMatchObject({ reason: listening });
  await expect(speak()).rejects.toMatchObject({ reason: speaking });
});

it("passes on when it is worth asking again", async () => {
  ours();
  answers["/v1/audio/speech"] = json({}, 503, { "retry-after": "7" });

  await expect(speak()).rejects.toMatchObject({ reason: "unavailable", retryAfterMs: 7_000 });
});

it("waits no longer than its limit", async () => {
  ours();
  client = aClient({ speakLaterMs: 50, listenMs: 50 });
  answers["/v1/audio/speech"] = () => undefined;
  answers["/v1/audio/transcriptions"] = (response) => void response.writeHead(200).flushHeaders();

  await expect(speak()).rejects.toMatchObject({ reason: "timeout" });
  await expect(listen()).rejects.toMatchObject({ reason: "timeout" });
});

it("stops when its caller does, with the caller's reason", async () => {
  ours();
  const gone = new AbortController();
  answers["/v1/audio/speech"] = () => gone.abort(new Error("gone"));

  await expect(speak({ signal: gone.signal })).rejects.toThrow("gone");
});

it.each([
  ["breaks off", events(delta("sound"))],
  ["fails on the way", events(delta("sound"), { type: "error", error: {} })],
  ["is silent", events({ type: "speech.audio.done", words: [] })],
  ["hangs up", (response: ServerResponse) => void response.destroy()],
])("takes nothing from a voice that %s", async (_, answer) => {
  ours();
  answers["/v1/audio/speech"] = answer;

  await expect(speak()).rejects.toMatchObject({ reason: "unavailable" });
});

it("is unavailable while nobody is there", async () => {
  client = createAudioClient({ address: () => null });

  await expect(speak()).rejects.toMatchObject({ reason: "unavailable" });
  await expect(listen()).rejects.toMatchObject({ reason: "unavailable" });
  await expect(client.status(signal)).rejects.toMatchObject({ reason: "unavailable" });
});

it("tells the status of our own voice, and that another provider is ready", async () => {
  expect(await client.status(signal)).toMatchObject({ state: "ready", total: 0 });

  answers["/v1/status"] = json({ state: "fetching", received: 5, total: 9, languages });
  expect(await client.status(signal)).toEqual({
    state: "fetching",
    received: 5,
    total: 9,
    languages,
  });
});

it.each([
  ["https://voices.example", "https://voices.example/v1/", null],
  ["https://voices.example/v1", "https://voices.example/v1/", null],
  ["https://a-key@voices.example/audio/", "https://voices.example/audio/", "a-key"],
  ["https://user:a%2Bkey@voices.example", "https://voices.example/v1/", "a+key"],
])("reads the address %s", (setting, base, key) => {
  expect(addressOf(setting)).toEqual({ base, key });
});
