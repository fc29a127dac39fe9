// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aQuestion, someAudio } from "../testing/a-scene.ts";
import type { ChoiceAudio } from "../prefetch/choice-audio.ts";
import { ChoiceReader } from "./choice-reader.ts";
import type { NarrationListener, NarrationRequest } from "./narration.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const scene = aQuestion({ choice_audio: ["/row", null] });
const spoken: ChoiceAudio = { audio: someAudio(), wordStarts: [0, 200, 400] };

/** @param fetchAudio what a request for audio gets */
function open(fetchAudio: () => Promise<ChoiceAudio> = async () => spoken) {
  const narrated: NarrationRequest[] = [];
  const listeners: NarrationListener[] = [];
  const stop = vi.fn();
  const narrator = {
    unlock: () => {},
    pause: () => {},
    resume: () => {},
    stop,
    narrate: (request: NarrationRequest, listener: NarrationListener) => {
      narrated.push(request);
      listeners.push(listener);
    },
  };
  const reader = new ChoiceReader(narrator, fetchAudio);
  const done = vi.fn();
  const read = (index: number, pauseMs = 0) =>
    reader.read({ scene, index, language: "en", pauseMs }, done);
  return { reader, narrated, listeners, stop, done, read };
}

it("[SPLAY-8] reads within the press what was fetched, as a question", async () => {
  const { reader, narrated, read } = open();
  reader.prefetch(scene);
  await vi.advanceTimersByTimeAsync(0);
  read(0);

  expect(narrated).toEqual([{ text: "Row the boat?", language: "en", ...spoken }]);
});

it("[SPLAY-8] leaves a pause before", async () => {
  const { narrated, read } = open();
  read(1, 400);
  await vi.advanceTimersByTimeAsync(399);
  expect(narrated).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(narrated).toMatchObject([{ text: "Ask the owl?", audio: null }]);
});

it("[SPLAY-8] waits 2.5 seconds for audio, then leaves the choice to a voice of the browser", async () => {
  const { narrated, read } = open(() => new Promise(() => {}));
  read(0);
  await vi.advanceTimersByTimeAsync(2_499);
  expect(narrated).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(narrated).toMatchObject([{ text: "Row the boat?", audio: null, wordStarts: null }]);
});

it("[SPLAY-8] does not wait for audio that cannot come", async () => {
  const { narrated, read } = open(() => Promise.reject(new Error("no network")));
  read(0);
  await vi.advanceTimersByTimeAsync(0);

  expect(narrated).toMatchObject([{ audio: null }]);
});

it.each([
  ["onDone", 0],
  // The card stays lit, so that its picture can be looked at.
  ["onFailed", 1_500],
  ["onBlocked", 0],
] as const)(
  "[SPLAY-8] goes on after %s and %i ms, so that no choice blocks the others",
  async (outcome, ms) => {
    const { reader, listeners, done, read } = open();
    read(1);
    listeners[0]?.onWord(1);
    expect(reader.word.get()).toBe(1);
    listeners[0]?.[outcome]();
    if (ms > 0) await vi.advanceTimersByTimeAsync(ms - 1);
    expect(done).toHaveBeenCalledTimes(ms > 0 ? 0 : 1);
    await vi.advanceTimersByTimeAsync(1);

    expect(done).toHaveBeenCalledOnce();
    expect(reader.word.get()).toBe(-1);
  },
);

it("[SPLAY-8] reads one at a time: what came before is silent and reports nothing", async () => {
  const { narrated, listeners, stop, done, read } = open();
  read(0, 400);
  read(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stop).toHaveBeenCalledTimes(2);
  expect(narrated.map(({ text }) => text)).toEqual(["Ask the owl?"]);

  read(1);
  listeners[0]?.onDone();
  expect(done).not.toHaveBeenCalled();
});

it("[SPLAY-8] reads nothing after it was stopped", async () => {
  const { reader, narrated, read } = open();
  read(0, 400);
  reader.stop();
  await vi.advanceTimersByTimeAsync(3_000);

  expect(narrated).toEqual([]);
});
