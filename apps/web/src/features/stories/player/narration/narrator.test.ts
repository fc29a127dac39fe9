import { expect, it, vi } from "vitest";
import { narratorWith } from "./narrator.ts";
import type { NarrationRequest, NarrationListener } from "./narration.ts";

const request: NarrationRequest = { text: "Hello.", language: "en", audio: null, wordStarts: null };

class FakeVoice {
  readonly calls: string[] = [];
  listener: NarrationListener | null = null;

  speak = (what: NarrationRequest, listener: NarrationListener) => {
    this.calls.push(what.text);
    this.listener = listener;
    const note = (call: string) => () => void this.calls.push(call);
    return { pause: note("paused"), resume: note("resumed"), stop: note("stopped") };
  };
}

function aListener() {
  return { onWord: vi.fn(), onDone: vi.fn(), onBlocked: vi.fn(), onFailed: vi.fn() };
}

function two() {
  const [first, second] = [new FakeVoice(), new FakeVoice()];
  return { first, second, narrator: narratorWith([first.speak, second.speak], () => {}) };
}

it("reads with the first voice that can", () => {
  const { first, second, narrator } = two();
  const listener = aListener();
  narrator.narrate(request, listener);
  first.listener?.onWord(3);
  first.listener?.onDone();

  expect(listener.onWord).toHaveBeenCalledWith(3);
  expect(listener.onDone).toHaveBeenCalledOnce();
  expect(second.calls).toEqual([]);
});

it("goes on to the next voice, and says when there is none left", () => {
  const { first, second, narrator } = two();
  const listener = aListener();
  narrator.narrate(request, listener);
  first.listener?.onFailed();
  expect(second.calls).toEqual(["Hello."]);
  expect(listener.onFailed).not.toHaveBeenCalled();

  second.listener?.onFailed();

  expect(listener.onFailed).toHaveBeenCalledOnce();
});

it("ends what is read before it reads something else, and tries no further voice for it", () => {
  const { first, second, narrator } = two();
  narrator.narrate(request, aListener());
  const earlier = first.listener;
  narrator.narrate({ ...request, text: "Goodbye." }, aListener());
  earlier?.onFailed();

  expect(first.calls).toEqual(["Hello.", "stopped", "Goodbye."]);
  expect(second.calls).toEqual([]);
});

it("pauses, resumes and stops the voice that reads", () => {
  const { first, narrator } = two();
  narrator.pause();
  narrator.narrate(request, aListener());
  narrator.pause();
  narrator.resume();
  narrator.stop();
  narrator.stop();

  expect(first.calls).toEqual(["Hello.", "paused", "resumed", "stopped"]);
});

it("[SPLAY-10] keeps silent where a voice fails during a pause, and goes on with the next one afterwards", () => {
  const { first, second, narrator } = two();
  narrator.narrate(request, aListener());
  narrator.pause();
  first.listener?.onFailed();
  expect(second.calls).toEqual([]);

  narrator.resume();
  expect(second.calls).toEqual(["Hello."]);
  narrator.pause();
  narrator.resume();
  expect(second.calls).toEqual(["Hello.", "paused", "resumed"]);
});

it("[SPLAY-10] says that no voice is left only once the pause is over", () => {
  const { first, second, narrator } = two();
  const listener = aListener();
  narrator.narrate(request, listener);
  first.listener?.onFailed();
  narrator.pause();
  second.listener?.onFailed();
  expect(listener.onFailed).not.toHaveBeenCalled();

  narrator.resume();
  expect(listener.onFailed).toHaveBeenCalledOnce();
});

it("is paused while the browser waits for a press", () => {
  const { first, second, narrator } = two();
  const listener = aListener();
  narrator.narrate(request, listener);
  first.listener?.onBlocked();
  first.listener?.onFailed();
  expect(listener.onBlocked).toHaveBeenCalledOnce();
  expect(second.calls).toEqual([]);

  narrator.resume();
  expect(second.calls).toEqual(["Hello."]);
});

it("does not go on after a pause with what was replaced during it", () => {
  const { first, second, narrator } = two();
  narrator.narrate(request, aListener());
  narrator.pause();
  first.listener?.onFailed();
  narrator.narrate({ ...request, text: "Goodbye." }, aListener());
  narrator.resume();
  expect(second.calls).toEqual([]);

  first.listener?.onFailed();
  expect(second.calls).toEqual(["Goodbye."]);
});
