import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StreamingAudio } from "./streaming-audio.ts";
import { FakeAudioStream } from "../testing/fake-audio-stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Listens from the beginning; what was heard last says how it ended. */
function listen(sound: StreamingAudio): string[] {
  const received: string[] = [];
  const follow = async () => {
    for await (const chunk of sound.chunks()) received.push(new TextDecoder().decode(chunk));
  };
  follow().then(
    () => received.push("the end"),
    (error: Error) => received.push(error.message),
  );
  return received;
}

it("is heard from its beginning before its end has come, whenever one begins to listen", async () => {
  const voice = new FakeAudioStream();
  const sound = voice.audio();
  const early = listen(sound);
  voice.push("one ");
  await pass(0);
  expect(early).toEqual(["one "]);
  voice.push("two");
  await pass(0);
  const late = listen(sound);
  await pass(0);
  expect([early, late]).toEqual([
    ["one ", "two"],
    ["one ", "two"],
  ]);
  expect([sound.isStreaming, sound.whole]).toEqual([true, null]);

  voice.end();
  await pass(0);

  expect([early.at(-1), late.at(-1)]).toEqual(["the end", "the end"]);
  expect(sound.isStreaming).toBe(false);
});

it("is one whole sound in the end, and can be followed again", async () => {
  const voice = new FakeAudioStream();
  const sound = voice.audio();
  voice.push("one ");
  voice.push("two");
  voice.end();

  const whole = await sound.untilWhole();
  expect([await whole.text(), whole.type]).toEqual(["one two", "audio/mpeg"]);
  expect(sound.whole).toBe(whole);
  const again = listen(sound);
  await pass(0);
  expect(again).toEqual(["one ", "two", "the end"]);
});

it("fails where it breaks off, for readers of then and later", async () => {
  const voice = new FakeAudioStream();
  const sound = voice.audio();
  const early = listen(sound);
  voice.push("one ");
  await pass(0);
  voice.breakOff();
  await pass(0);
  const late = listen(sound);
  await pass(0);

  expect(early).toEqual(["one ", "The network is gone."]);
  expect(late).toEqual(["one ", "The network is gone."]);
  expect([sound.hasFailed, sound.isStreaming, sound.whole]).toEqual([true, false, null]);
  await expect(sound.untilWhole()).rejects.toThrow("The network is gone.");
});

it("fails when nothing has come for a quarter of a minute, and wants no more then", async () => {
  const voice = new FakeAudioStream();
  const sound = voice.audio();
  await pass(14_999);
  voice.push("one ");
  await pass(14_999);
  expect([sound.hasFailed, voice.isCancelled]).toEqual([false, false]);

  await pass(1);

  expect([sound.hasFailed, voice.isCancelled]).toEqual([true, true]);
});

it("fails where there is nothing in it", async () => {
  const voice = new FakeAudioStream();
  const sound = voice.audio();
  const received = listen(sound);
  voice.end();
  await pass(0);

  expect(received).toEqual(["The sound is empty"]);
  expect(sound.hasFailed).toBe(true);
});
