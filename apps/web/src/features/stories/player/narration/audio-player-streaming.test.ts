// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeAudio, stubAudio } from "../testing/fake-audio.ts";
import { FakeMediaSource, stubMediaSource } from "../testing/fake-media-source.ts";
import { FakeAudioStream } from "../testing/fake-audio-stream.ts";
import { someAudio } from "../testing/a-scene.ts";
import { AudioPlayer } from "./audio-player.ts";
import type { NarrationRequest } from "./narration.ts";

const listener = { onWord: vi.fn(), onDone: vi.fn(), onBlocked: vi.fn(), onFailed: vi.fn() };
let inUse: Set<string>;
let spoken: FakeAudioStream;
let request: NarrationRequest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  inUse = stubAudio();
  FakeMediaSource.supported = ["audio/mpeg"];
  spoken = new FakeAudioStream();
  const wordStarts = [0, 400];
  request = { text: "Go, boat!", language: "en", audio: spoken.audio(), wordStarts };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe.each(["MediaSource", "ManagedMediaSource"] as const)(
  "a voice that is still on its way, where the browser has a %s",
  (name) => {
    beforeEach(() => stubMediaSource(name));

    it("plays before its last part has come, part after part, and to the end", async () => {
      new AudioPlayer().speak(request, listener);
      const player = FakeAudio.latest;
      // Without this, a managed source never opens.
      expect(player.disableRemotePlayback).toBe(true);
      expect(player.isPlaying).toBe(true);
      spoken.push("Go, ");
      spoken.push("bo");
      await pass(20);
      expect(FakeMediaSource.latest.played).toBe("Go, bo");
      player.currentTime = 0.4;
      await pass(20);
      expect(listener.onWord).toHaveBeenLastCalledWith(1);

      spoken.push("at!");
      await pass(20);
      expect(FakeMediaSource.latest).toMatchObject({ played: "Go, boat!", readyState: "open" });
      spoken.end();
      await pass(20);
      expect(FakeMediaSource.latest.readyState).toBe("ended");
      player.end();
      expect(listener.onDone).toHaveBeenCalledOnce();
      expect(listener.onFailed).not.toHaveBeenCalled();
      expect(inUse.size).toBe(0);
    });
  },
);

describe("a voice that is still on its way", () => {
  beforeEach(() => stubMediaSource());

  it("fails where it breaks off in the middle, and is silent then", async () => {
    new AudioPlayer().speak(request, listener);
    spoken.push("Go, ");
    await pass(20);
    spoken.breakOff();
    await pass(20);

    expect(listener.onFailed).toHaveBeenCalledOnce();
    expect(FakeAudio.latest.isPlaying).toBe(false);
    expect(inUse.size).toBe(0);
  });

  it("fails where its parts cannot be played", async () => {
    new AudioPlayer().speak(request, listener);
    vi.spyOn(FakeMediaSource.latest, "addSourceBuffer").mockImplementation(() => {
      throw new DOMException("no", "NotSupportedError");
    });
    await pass(20);

    expect(listener.onFailed).toHaveBeenCalledOnce();
  });

  it("pauses before it is heard, and begins when it is resumed", async () => {
    const utterance = new AudioPlayer().speak(request, listener);
    utterance.pause();
    spoken.push("Go, ");
    await pass(20);
    expect(FakeAudio.latest.isPlaying).toBe(false);

    utterance.resume();

    expect(FakeAudio.latest.isPlaying).toBe(true);
  });

  it.each([
    ["another part", () => spoken.push("boat!")],
    ["its end", () => spoken.end()],
  ])("is let go of when it is stopped, and takes no more: neither %s", async (_what, goOn) => {
    const utterance = new AudioPlayer().speak(request, listener);
    spoken.push("Go, ");
    await pass(20);
    utterance.stop();
    goOn();
    await pass(20);

    expect(FakeMediaSource.latest).toMatchObject({ played: "Go, ", readyState: "open" });
    expect(inUse.size).toBe(0);
    expect(listener.onDone).not.toHaveBeenCalled();
  });

  it("is nothing to play when it was stopped before it opened", async () => {
    new AudioPlayer().speak(request, listener).stop();
    spoken.push("Go, ");
    await pass(20);

    expect(FakeMediaSource.latest.buffers).toEqual([]);
  });

  it("is played whole when it is heard again", async () => {
    const voice = new AudioPlayer();
    voice.speak(request, listener).stop();
    const first = FakeMediaSource.latest;
    spoken.push("Go, boat!");
    spoken.end();
    await pass(20);

    voice.speak(request, listener);

    expect(FakeMediaSource.latest).toBe(first);
    expect(FakeAudio.latest.isPlaying).toBe(true);
  });

  it("fails at once when it is heard again after it broke off", async () => {
    spoken.push("Go, ");
    await pass(0);
    spoken.breakOff();
    await pass(0);
    new AudioPlayer().speak(request, listener);
    expect(FakeAudio.latest.isPlaying).toBe(false);
    await pass(0);

    expect(listener.onFailed).toHaveBeenCalledOnce();
  });
});

describe.each([
  ["has no such source", () => {}],
  ["plays no such sound in parts", () => stubMediaSource()],
])("a voice that is still on its way, where the browser %s", (_what, stub) => {
  beforeEach(() => {
    FakeMediaSource.supported = [];
    stub();
  });

  it("is played when all of it is here", async () => {
    new AudioPlayer().speak(request, listener);
    spoken.push("Go, boat!");
    await pass(7_999);
    expect(FakeAudio.latest.isPlaying).toBe(false);
    spoken.end();
    await pass(0);

    expect(FakeAudio.latest.isPlaying).toBe(true);
    await pass(10_000);
    expect(listener.onFailed).not.toHaveBeenCalled();
    FakeAudio.latest.end();
    expect(listener.onDone).toHaveBeenCalledOnce();
    expect(inUse.size).toBe(0);
  });

  it("fails when that takes too long, and is not played after", async () => {
    new AudioPlayer().speak(request, listener);
    spoken.push("Go, ");
    await pass(7_999);
    expect(listener.onFailed).not.toHaveBeenCalled();
    await pass(1);
    expect(listener.onFailed).toHaveBeenCalledOnce();
    spoken.end();
    await pass(0);

    expect(FakeAudio.latest.isPlaying).toBe(false);
    expect(listener.onFailed).toHaveBeenCalledOnce();
  });

  it("is not played once it is stopped, and the listener is not called", async () => {
    const timers = vi.getTimerCount();
    new AudioPlayer().speak(request, listener).stop();
    expect(vi.getTimerCount()).toBe(timers);
    spoken.push("Go, boat!");
    spoken.end();
    await pass(10_000);

    expect(FakeAudio.latest.isPlaying).toBe(false);
    expect(listener.onFailed).not.toHaveBeenCalled();
  });

  it("plays nothing while it is paused, not even what sounded before", async () => {
    const voice = new AudioPlayer();
    voice.speak({ ...request, audio: someAudio() }, listener).stop();
    const utterance = voice.speak(request, listener);
    utterance.pause();
    utterance.resume();
    expect(FakeAudio.latest.isPlaying).toBe(false);
    utterance.pause();
    spoken.push("Go, boat!");
    spoken.end();
    await pass(0);
    expect(FakeAudio.latest.isPlaying).toBe(false);

    utterance.resume();

    expect(FakeAudio.latest.isPlaying).toBe(true);
  });
});
