import { LONGEST_EXPECTED } from "@codetale/domain/stories/spoken-choice";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createAudioClient, type AudioClient } from "./audio-client.ts";
import { WrongKeyError } from "./audio-request.ts";
import {
  type Answer,
  json,
  languages,
  listen,
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

it("says to our own voice that somebody begins to speak, and to no other", async () => {
  await client.prepare("en", signal);
  expect(provider.asked.map(({ path }) => path)).not.toContain("/v1/audio/transcriptions/prepare");

  provider.ours();
  provider.answers["/v1/audio/transcriptions/prepare"] = (response) =>
    response.writeHead(204).end();
  client = provider.aClient();
  await client.prepare("en", signal);
  expect(provider.asked.at(-1)).toMatchObject({
    path: "/v1/audio/transcriptions/prepare",
    body: '{"language":"en"}',
  });
});

it("tells what was chosen", async () => {
  provider.ours();
  provider.answers["/v1/audio/transcriptions"] = json({
    text: "Hide",
    expected_index: 1,
    heard: "choice",
  });

  expect(await listen(client)).toEqual({ heard: "choice", index: 1, text: "Hide" });
  const { body } = provider.asked.at(-1) ?? { body: "" };
  expect(body.match(/name="expected\[\]"/g)).toHaveLength(2);
  expect(body).toContain('filename="answer.webm"');
});

it("[SPLAY-4] sends of a very long choice no more than is accepted, at its own place", async () => {
  provider.ours();
  provider.answers["/v1/audio/transcriptions"] = json({
    text: "x",
    expected_index: 0,
    heard: "choice",
  });
  expect(
    await listen(client, { expected: ["x".repeat(LONGEST_EXPECTED + 1), "Hide"] }),
  ).toMatchObject({ index: 0 });
  const { body } = provider.asked.at(-1) ?? { body: "" };
  expect(body.match(/x{100,}/)?.[0]).toHaveLength(LONGEST_EXPECTED);
  expect(body.match(/name="expected\[\]"/g)).toHaveLength(2);
});

it.each([
  [{ text: "banana", expected_index: null, heard: "other" }, "other", "banana"],
  [{ text: "", expected_index: null, heard: "silence" }, "silence", ""],
  [{ text: "", expected_index: null, heard: "other" }, "other", ""],
  [{ text: "Run", expected_index: 7, heard: "choice" }, "other", "Run"],
])("understands %j", async (answer, heard, text) => {
  provider.ours();
  provider.answers["/v1/audio/transcriptions"] = json(answer);

  expect(await listen(client)).toEqual({ heard, index: null, text });
});

it("takes the text alone from a provider that knows nothing of choices", async () => {
  provider.answers["/v1/audio/transcriptions"] = json({ text: " I want to hide " });
  expect(await listen(client)).toEqual({ heard: "other", index: null, text: " I want to hide " });
  expect(provider.asked.at(-1)?.body).not.toContain("expected");

  provider.answers["/v1/audio/transcriptions"] = json({ text: " " });
  expect(await listen(client)).toEqual({ heard: "silence", index: null, text: "" });
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
  provider.ours();
  provider.answers["/v1/audio/transcriptions"] = json({}, status);
  provider.answers["/v1/audio/speech"] = json({}, status);

  await expect(listen(client)).rejects.toMatchObject({ reason: listening });
  await expect(speak(client)).rejects.toMatchObject({ reason: speaking });
});

it.each([
  [401, "machine"],
  [403, "machine"],
  [404, "machine"],
  [405, "machine"],
  [400, "either"],
  [422, "either"],
  [500, "machine"],
  [504, "machine"],
])("takes %i for a fault of the %s", async (status, fault) => {
  provider.ours();
  provider.answers["/v1/audio/transcriptions"] = json({}, status);
  provider.answers["/v1/audio/speech"] = json({}, status);

  await expect(listen(client)).rejects.toMatchObject({ fault });
  await expect(speak(client)).rejects.toMatchObject({ fault });
  await expect(speak(client, { language: "hi" })).rejects.toMatchObject({ fault: "request" });
});

it("tells that its key is wrong, whoever the provider is", async () => {
  provider.answers["/v1/status"] = json({}, 401);

  await expect(client.status(signal)).rejects.toThrow(WrongKeyError);
});

it("waits no longer than its limit", async () => {
  provider.ours();
  client = provider.aClient({ speakLaterMs: 50, listenMs: 50 });
  provider.answers["/v1/audio/speech"] = () => undefined;
  provider.answers["/v1/audio/transcriptions"] = (response) =>
    void response.writeHead(200).flushHeaders();

  await expect(speak(client)).rejects.toMatchObject({ reason: "timeout" });
  await expect(listen(client)).rejects.toMatchObject({ reason: "timeout" });
});

it("stops when its caller does, with the caller's reason", async () => {
  provider.ours();
  const gone = new AbortController();
  provider.answers["/v1/audio/speech"] = () => gone.abort(new Error("gone"));

  await expect(speak(client, { signal: gone.signal })).rejects.toThrow("gone");
});

it("[SPLAY-10] asks a voice that was late for its status once more, before it counts as away", async () => {
  const late: Answer = (response) => void response.writeHead(504).end("{}");
  provider.answers["/v1/status"] = (response) => {
    provider.ours();
    late(response);
  };
  expect(await client.status(signal)).toMatchObject({ state: "ready" });

  provider.answers["/v1/status"] = late;
  await expect(client.status(signal)).rejects.toMatchObject({ reason: "timeout" });
});

it("is unavailable while nobody is there", async () => {
  client = createAudioClient({ address: () => null });

  await expect(speak(client)).rejects.toMatchObject({ reason: "unavailable" });
  await expect(listen(client)).rejects.toMatchObject({ reason: "unavailable" });
  await expect(client.status(signal)).rejects.toMatchObject({ reason: "unavailable" });
});

it("tells the status of our own voice, and that another provider is ready", async () => {
  expect(await client.status(signal)).toMatchObject({ state: "ready", total: 0 });

  provider.answers["/v1/status"] = json({ state: "fetching", received: 5, total: 9, languages });
  expect(await client.status(signal)).toEqual({
    state: "fetching",
    received: 5,
    total: 9,
    languages,
  });
});
