// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ObservedValue } from "#lib/observed-value";
import { FakeAudio, stubAudio } from "../testing/fake-audio.ts";
import { someAudio } from "../testing/a-scene.ts";
import { AudioPlayer, canSetVolume } from "./audio-player.ts";
import type { NarrationRequest } from "./narration.ts";

const listener = { onWord: vi.fn(), onDone: vi.fn(), onBlocked: vi.fn(), onFailed: vi.fn() };
let inUse: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  inUse = stubAudio();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function request(facts: Partial<NarrationRequest> = {}): NarrationRequest {
  return { text: "Go, boat!", language: "en", audio: someAudio(), wordStarts: [0, 400], ...facts };
}

it("plays a voice, says which word it has come to, and lets go of it in the end", async () => {
  new AudioPlayer().speak(request(), listener);
  const player = FakeAudio.latest;
  await vi.advanceTimersByTimeAsync(40);
  player.currentTime = 0.4;
  await vi.advanceTimersByTimeAsync(40);

  expect(player.isPlaying).toBe(true);
  expect(listener.onWord).toHaveBeenLastCalledWith(1);
  player.end();
  expect(listener.onDone).toHaveBeenCalledOnce();
  expect(inUse.size).toBe(0);
});

it("says no words where their times do not belong to the text", async () => {
  new AudioPlayer().speak(request({ wordStarts: [0, 300, 500] }), listener);
  await vi.advanceTimersByTimeAsync(100);

  expect(listener.onWord).not.toHaveBeenCalled();
});

it("pauses and resumes", async () => {
  const utterance = new AudioPlayer().speak(request(), listener);
  utterance.pause();
  expect(FakeAudio.latest.isPlaying).toBe(false);

  utterance.resume();

  expect(FakeAudio.latest.isPlaying).toBe(true);
});

it("[SPLAY-8] reads as slow and as soft as it is told, also while it plays", () => {
  const delivery = new ObservedValue({ rate: 0.85, volume: 1 });
  new AudioPlayer(delivery).speak(request(), listener);
  const player = FakeAudio.latest;
  expect(player).toMatchObject({ defaultPlaybackRate: 0.85, playbackRate: 0.85, volume: 1 });

  delivery.set({ rate: 1, volume: 0.4 });

  expect(player).toMatchObject({ defaultPlaybackRate: 1, playbackRate: 1, volume: 0.4 });
});

it("[SPLAY-8] knows a browser whose audio stays as loud as the phone is set", () => {
  expect(canSetVolume()).toBe(true);

  vi.spyOn(HTMLMediaElement.prototype, "volume", "get").mockReturnValue(1);
  expect(canSetVolume()).toBe(false);
});

it("fails where there is no audio, or none that can be played", async () => {
  const voice = new AudioPlayer();
  voice.speak(request({ audio: null }), listener);
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.onFailed).toHaveBeenCalledOnce();

  voice.speak(request(), listener);
  FakeAudio.latest.dispatchEvent(new Event("error"));
  expect(listener.onFailed).toHaveBeenCalledTimes(2);
  expect(inUse.size).toBe(0);
});

it("waits for a press where the browser wants one", async () => {
  const voice = new AudioPlayer();
  FakeAudio.latest.refusal = "NotAllowedError";
  const utterance = voice.speak(request(), listener);
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.onBlocked).toHaveBeenCalledOnce();

  FakeAudio.latest.refusal = null;
  utterance.resume();
  expect(FakeAudio.latest.isPlaying).toBe(true);
});

it("is silent once it is stopped, whatever the browser says after", async () => {
  const utterance = new AudioPlayer().speak(request(), listener);
  utterance.stop();
  FakeAudio.latest.end();
  FakeAudio.latest.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(100);

  expect(listener.onDone).not.toHaveBeenCalled();
  expect(listener.onFailed).not.toHaveBeenCalled();
  expect(inUse.size).toBe(0);
});

it("lets the browser sound during a press, with a silent sound", async () => {
  new AudioPlayer().unlock();
  expect(FakeAudio.latest.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(0);

  expect(inUse.size).toBe(0);
});
