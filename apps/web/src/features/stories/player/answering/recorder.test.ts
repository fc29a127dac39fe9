// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeMicrophone } from "../testing/fake-microphone.ts";
import { playerError } from "../playback/player-error.ts";
import { recordAnswer } from "./recorder.ts";

let microphone: FakeMicrophone;
const seconds = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  microphone = new FakeMicrophone();
});
afterEach(() => {
  expect([microphone.isOpen, microphone.meters, vi.getTimerCount()]).toEqual([false, 0, 0]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("[SPLAY-4] records until it is stopped, and lets the microphone go", async () => {
  const recording = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(microphone.isOpen).toBe(true);
  recording.stop();

  const outcome = await recording.result;

  expect(outcome).toMatchObject({ kind: "recording" });
  expect(outcome.kind === "recording" && outcome.recording.type).toBe("audio/webm;codecs=opus");
});

it("[SPLAY-4] [CONST-1] counts down from ten, second by second, and stops by itself at ten", async () => {
  const { result } = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(9_990);
  expect(microphone.isOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(60);

  expect((await result).kind).toBe("recording");
  expect(seconds.mock.calls.flat()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

it("stops by itself when speech is followed by silence", async () => {
  const { result } = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(500);
  microphone.level = 0.2;
  await vi.advanceTimersByTimeAsync(900);
  microphone.level = 0;
  await vi.advanceTimersByTimeAsync(1_600);

  expect((await result).kind).toBe("recording");
  expect(seconds).toHaveBeenLastCalledWith(8);
});

it("[CONST-1] records mp4 where the browser has no webm, and whatever it likes where it has neither", async () => {
  microphone.supported = ["audio/mp4"];
  expect(await typeOf()).toBe("audio/mp4");
  microphone.supported = [];
  expect(await typeOf()).toBe("");
});

async function typeOf(): Promise<string | null> {
  const recording = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(1_000);
  recording.stop();
  const outcome = await recording.result;
  return outcome.kind === "recording" ? outcome.recording.type : null;
}

it("[SPLAY-6] says that nothing was recorded", async () => {
  microphone.recorded = "";
  const recording = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(1_000);
  recording.stop();

  expect(await recording.result).toEqual({ kind: "error", error: playerError("no-audio") });
});

it("[SPLAY-6] says that there is no microphone: denied, missing, or without a recorder", async () => {
  microphone.deny();
  expect(await recordAnswer(seconds).result).toEqual({
    kind: "error",
    error: playerError("microphone"),
  });

  vi.stubGlobal("navigator", {});
  expect(await recordAnswer(seconds).result).toEqual({
    kind: "error",
    error: playerError("microphone"),
  });

  microphone = new FakeMicrophone();
  vi.stubGlobal("MediaRecorder", undefined);
  expect(await recordAnswer(seconds).result).toEqual({
    kind: "error",
    error: playerError("microphone"),
  });
});

it("keeps nothing of what is cancelled, also while the microphone is asked for", async () => {
  const early = recordAnswer(seconds);
  early.cancel();
  expect(await early.result).toEqual({ kind: "cancelled" });

  const late = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(1_000);
  late.cancel();
  expect(await late.result).toEqual({ kind: "cancelled" });
});

it("[SPLAY-6] ends while the browser's prompt is not answered, and releases a microphone that comes later", async () => {
  let allow = () => {};
  microphone.permission = new Promise((resolve) => (allow = resolve));
  const recording = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(60_000);
  recording.stop();

  expect(await recording.result).toEqual({ kind: "error", error: playerError("no-audio") });
  expect(seconds).not.toHaveBeenCalled();
  allow();
  await vi.advanceTimersByTimeAsync(0);
  expect(microphone.isOpen).toBe(false);
});

it("is cancelled while the browser's prompt is not answered", async () => {
  microphone.permission = new Promise(() => {});
  const recording = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(60_000);
  recording.cancel();

  expect(await recording.result).toEqual({ kind: "cancelled" });
});

it("[SPLAY-6] ends its clock and its meter where the recorder cannot start", async () => {
  microphone.startError = new DOMException("no", "NotSupportedError");

  expect(await recordAnswer(seconds).result).toEqual({
    kind: "error",
    error: playerError("microphone"),
  });
  // What is left open is found after each test.
});

it("records without an ear for silence where the browser has none", async () => {
  vi.stubGlobal("AudioContext", undefined);
  // A name that is there and undefined is not what an old browser has.
  Reflect.deleteProperty(globalThis, "AudioContext");
  const { result } = recordAnswer(seconds);
  await vi.advanceTimersByTimeAsync(10_050);

  expect((await result).kind).toBe("recording");
});
