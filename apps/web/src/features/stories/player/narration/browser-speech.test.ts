// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ObservedValue } from "#lib/observed-value";
import { FakeSpeechSynthesis } from "../testing/fake-speech-synthesis.ts";
import { browserSpeech } from "./browser-speech.ts";

const listener = { onWord: vi.fn(), onDone: vi.fn(), onBlocked: vi.fn(), onFailed: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function read(text: string, language = "en") {
  const utterance = browserSpeech()({ text, language, audio: null, wordStarts: null }, listener);
  await vi.advanceTimersByTimeAsync(900);
  return utterance;
}

it("reads sentence by sentence, and says which word it has come to", async () => {
  const speech = new FakeSpeechSynthesis(["fr-FR", "en-GB"]);
  await read("Go, little boat. Go!");

  expect(speech.latest).toMatchObject({ text: "Go, little boat. ", lang: "en-GB" });
  speech.latest.onstart?.();
  speech.latest.onboundary?.({ charIndex: 4 });
  speech.latest.onend?.();
  expect(speech.latest.text).toBe("Go!");
  speech.latest.onstart?.();
  speech.latest.onend?.();

  expect(listener.onWord.mock.calls).toEqual([[0], [1], [3]]);
  expect(listener.onDone).toHaveBeenCalledOnce();
});

it("[SPLAY-8] reads each sentence as slow and as soft as it is told by then", async () => {
  const speech = new FakeSpeechSynthesis(["en-GB"]);
  const delivery = new ObservedValue({ rate: 1, volume: 1 });
  const request = { text: "Go. Go!", language: "en", audio: null, wordStarts: null };
  browserSpeech(delivery)(request, listener);
  await vi.advanceTimersByTimeAsync(900);
  const ownRate = speech.latest.rate;
  delivery.set({ rate: 0.5, volume: 0.4 });
  speech.latest.onstart?.();
  speech.latest.onend?.();

  expect(speech.latest).toMatchObject({ text: "Go!", rate: ownRate / 2, volume: 0.4 });
});

it.each([
  ["es", ["en-US", "es-MX"], "es-MX"],
  ["Español", ["en-US", "es_ES"], "es_ES"],
  ["spanish", ["es-ES"], "es-ES"],
  ["हिन्दी", ["en-US", "hi-IN"], "hi-IN"],
  ["pt-BR", ["pt-PT"], "pt-PT"],
])("finds a voice for a story in %s", async (language, voices, lang) => {
  const speech = new FakeSpeechSynthesis(voices);
  await read("…a", language);

  expect(speech.latest.lang).toBe(lang);
});

it.each([
  ["hi", ["en-US"]],
  ["Klingon", ["en-US", "x"]],
  ["en", []],
])("says that it cannot read %s with the voices %j", async (language, voices) => {
  new FakeSpeechSynthesis(voices);
  await read("Hello.", language);

  expect(listener.onFailed).toHaveBeenCalledOnce();
});

it("says so where the browser cannot speak at all", async () => {
  await read("Hello.");

  expect(listener.onFailed).toHaveBeenCalledOnce();
});

it("waits once for voices that are not known yet", async () => {
  vi.resetModules();
  const { browserSpeech: anew } = await import("./browser-speech.ts");
  const speech = new FakeSpeechSynthesis([]);
  const hello = { text: "Hello.", language: "en", audio: null, wordStarts: null };
  anew()(hello, listener);
  speech.voices = [{ lang: "en-US", localService: true, name: "late" }];
  speech.dispatchEvent(new Event("voiceschanged"));
  await vi.advanceTimersByTimeAsync(0);
  expect(speech.latest.text).toBe("Hello.");

  speech.voices = [];
  anew()(hello, listener);
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.onFailed).toHaveBeenCalledOnce();
});

it("pauses, and goes on from the beginning of the sentence", async () => {
  const speech = new FakeSpeechSynthesis(["en-US"]);
  const utterance = await read("One. Two.");
  const first = speech.latest;
  first.onstart?.();
  utterance.pause();
  first.onend?.();
  expect(speech.spoken).toHaveLength(1);

  utterance.resume();

  expect(speech.latest.text).toBe("One. ");
  expect(speech.latest).not.toBe(first);
});

it("says nothing more once it is stopped", async () => {
  const speech = new FakeSpeechSynthesis(["en-US"]);
  const utterance = await read("One. Two.");
  const first = speech.latest;
  utterance.stop();
  utterance.resume();
  first.onerror?.({ error: "interrupted" });
  await vi.advanceTimersByTimeAsync(10_000);

  expect(speech.spoken).toHaveLength(1);
  expect(speech.cancels).toBe(1);
  expect(listener.onDone).not.toHaveBeenCalled();
  expect(listener.onFailed).not.toHaveBeenCalled();
});

it("gives up on a voice that never begins, or breaks", async () => {
  const speech = new FakeSpeechSynthesis(["en-US"]);
  await read("Hello.");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(listener.onFailed).toHaveBeenCalledOnce();

  await read("Hello.");
  speech.latest.onerror?.({ error: "synthesis-failed" });
  expect(listener.onFailed).toHaveBeenCalledTimes(2);
});

it("waits for a press where the browser wants one", async () => {
  const speech = new FakeSpeechSynthesis(["en-US"]);
  const utterance = await read("Hello.");
  speech.latest.onerror?.({ error: "not-allowed" });
  expect(listener.onBlocked).toHaveBeenCalledOnce();

  utterance.resume();

  expect(speech.spoken).toHaveLength(2);
});
