import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SpeechPiece } from "#core/ports/speech";
import type { AudioClient } from "./audio-client.ts";
import {
  delta,
  events,
  json,
  signal,
  speak,
  startVoiceProvider,
  type FakeVoiceProvider,
} from "./testing/fake-voice-provider.ts";

let provider: FakeVoiceProvider;
let client: AudioClient;

beforeEach(async () => {
  provider = await startVoiceProvider();
  client = provider.aClient();
});

afterEach(() => provider.stop());

it("speaks with our own voice, word by word", async () => {
  provider.ours();
  const words = [{ word: "Hello.", start: 0.1, end: 0.5 }];
  provider.answers["/v1/audio/speech"] = events(delta("so"), delta("und"), {
    type: "speech.audio.done",
    words,
  });

  const spoken = await speak(client);

  expect(Buffer.from(spoken.audio).toString()).toBe("sound");
  expect(spoken.words).toEqual(words);
  const call = provider.asked.find(({ path }) => path === "/v1/audio/speech");
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
  provider.ours();
  provider.answers["/v1/audio/speech"] = events(delta("s"), {
    type: "speech.audio.done",
    words: [],
  });

  await speak(client, { part: 1, priority: "now" });
  await speak(client, { part: 1 });

  const calls = provider.asked.filter(({ path }) => path === "/v1/audio/speech");
  expect(calls.map(({ body }) => (JSON.parse(body) as { voice: string }).voice)).toEqual([
    "am_michael",
    "am_michael",
  ]);
  expect(calls.map(({ headers }) => headers["x-priority"])).toEqual(["now", "later"]);
  expect(provider.asked.filter(({ path }) => path === "/v1/status")).toHaveLength(1);
});

it("asks again, more urgently, when a listener begins to wait", async () => {
  provider.ours();
  const hurry = new AbortController();
  const pieces: SpeechPiece[] = [];
  const words = [{ word: "Hello.", start: 0.1, end: 0.5 }];
  provider.answers["/v1/audio/speech"] = (response) => {
    provider.answers["/v1/audio/speech"] = events({ ...delta("so"), words }, delta("und"), {
      type: "speech.audio.done",
      words,
    });
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ ...delta("so"), words })}\n\n`);
  };

  const spoken = await speak(client, { priority: "soon", hurry: hurry.signal }, (piece) => {
    pieces.push(piece);
    hurry.abort();
  });

  expect(Buffer.from(spoken.audio).toString()).toBe("sound");
  // What was heard before is not heard again.
  expect(pieces).toEqual([
    { audio: Buffer.from("so"), words },
    { audio: Buffer.from("und"), words: null },
  ]);
  const calls = provider.asked.filter(({ path }) => path === "/v1/audio/speech");
  expect(calls.map(({ headers }) => headers["x-priority"])).toEqual(["soon", "now"]);
});

it("asks another provider once, who would begin anew", async () => {
  const hurry = new AbortController();
  provider.answers["/v1/audio/speech"] = (response) => {
    hurry.abort();
    response.writeHead(200, { "content-type": "audio/mpeg" }).end("sound");
  };
  await speak(client, { priority: "soon", hurry: hurry.signal });

  const calls = provider.asked.filter(({ path }) => path === "/v1/audio/speech");
  expect(calls.map(({ headers }) => headers["x-priority"])).toEqual([undefined]);
});

it("refuses a language that the voice does not speak", async () => {
  provider.ours();

  await expect(speak(client, { language: "hi" })).rejects.toMatchObject({ reason: "refused" });
});

it("takes the sound alone from a provider that knows nothing of words", async () => {
  provider.answers["/v1/audio/speech"] = (response) =>
    response.writeHead(200, { "content-type": "audio/mpeg" }).end("sound");

  const spoken = await speak(client, { language: "hi" });

  expect(Buffer.from(spoken.audio).toString()).toBe("sound");
  expect(spoken.words).toBeNull();
  const body = JSON.parse(provider.asked.at(-1)?.body ?? "") as Record<string, unknown>;
  expect(body["voice"]).toBe("nova");
  expect(body).not.toHaveProperty("stream_format");
});

it.each(["text/html; charset=utf-8", "application/json", null])(
  "takes an answer of the type %s for no speech",
  async (type) => {
    provider.answers["/v1/audio/speech"] = (response) =>
      response
        .writeHead(200, type === null ? {} : { "content-type": type })
        .end("<h1>Sign in</h1>");

    await expect(speak(client)).rejects.toMatchObject({ reason: "unavailable", fault: "machine" });
  },
);

it.each(["audio/mpeg", "AUDIO/MPEG", "audio/wav; rate=24000", "application/octet-stream"])(
  "takes an answer of the type %s for speech",
  async (type) => {
    provider.answers["/v1/audio/speech"] = (response) =>
      response.writeHead(200, { "content-type": type }).end("sound");

    expect(Buffer.from((await speak(client)).audio).toString()).toBe("sound");
  },
);

it("knows our own voice again after its proxy answered for it", async () => {
  provider.answers["/v1/audio/speech"] = (response) =>
    response.writeHead(200, { "content-type": "audio/mpeg" }).end("sound");
  await speak(client);
  const voiceSaid = () => {
    const { body } = provider.asked.findLast(({ path }) => path === "/v1/audio/speech")!;
    return (JSON.parse(body) as { voice: string }).voice;
  };
  expect(voiceSaid()).toBe("nova");

  provider.ours();
  await client.status(signal);
  await speak(client);
  expect(voiceSaid()).toBe("af_heart");
});

it("passes on when it is worth asking again", async () => {
  provider.ours();
  provider.answers["/v1/audio/speech"] = json({}, 503, { "retry-after": "7" });

  await expect(speak(client)).rejects.toMatchObject({ reason: "unavailable", retryAfterMs: 7_000 });
});

it.each([
  ["breaks off", events(delta("sound"))],
  ["fails on the way", events(delta("sound"), { type: "error", error: {} })],
  ["is silent", events({ type: "speech.audio.done", words: [] })],
  ["hangs up", (response: ServerResponse) => void response.destroy()],
])("takes nothing from a voice that %s", async (_, answer) => {
  provider.ours();
  provider.answers["/v1/audio/speech"] = answer;

  await expect(speak(client)).rejects.toMatchObject({ reason: "unavailable" });
});
