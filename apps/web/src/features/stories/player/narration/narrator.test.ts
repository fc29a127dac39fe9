import { expect, it, vi } from "vitest";
import { narratorWith } from "./narrator.ts";
import type { NarrationRequest, NarrationListener } from "./narration.ts";

const reading: NarrationRequest = { text: "Hello.", language: "en", audio: null, wordStarts: null };

class FakeVoice {
  readonly said: string[] = [];
  heard: NarrationListener | null = null;

  speak = (what: NarrationRequest, listener: NarrationListener) => {
    this.said.push(what.text);
    this.heard = listener;
    const note = (deed: string) => () => void this.said.push(deed);
    return { pause: note("paused"), resume: note("resumed"), stop: note("stopped") };
  };
}

function listener() {
  return { onWord: vi.fn(), onDone: vi.fn(), onBlocked: vi.fn(), onFailed: vi.fn() };
}

function two() {
  const [first, second] = [new FakeVoice(), new FakeVoice()];
  return { first, second, narrator: narratorWith([first.speak, second.speak], () => {}) };
}

it("reads with the first voice that can", () => {
  const { first, second, narrator } = two();
  const ears = listener();
  narrator.narrate(reading, ears);
  first.heard?.onWord(3);
  first.heard?.onDone();

  expect(ears.onWord).toHaveBeenCalledWith(3);
  expect(ears.onDone).toHaveBeenCalledOnce();
  expect(second.said).toEqual([]);
});

it("goes on to the next voice, and says when there is none left", () => {
  const { first, second, narrator } = two();
  const ears = listener();
  narrator.narrate(reading, ears);
  first.heard?.onFailed();
  expect(second.said).toEqual(["Hello."]);
  expect(ears.onFailed).not.toHaveBeenCalled();

  second.heard?.onFailed();

  expect(ears.onFailed).toHaveBeenCalledOnce();
});

it("ends what is read before it reads something else, and tries no further voice for it", () => {
  const { first, second, narrator } = two();
  narrator.narrate(reading, listener());
  const earlier = first.heard;
  narrator.narrate({ ...reading, text: "Goodbye." }, listener());
  earlier?.onFailed();

  expect(first.said).toEqual(["Hello.", "stopped", "Goodbye."]);
  expect(second.said).toEqual([]);
});

it("pauses, resumes and hushes whoever reads", () => {
  const { first, narrator } = two();
  narrator.pause();
  narrator.narrate(reading, listener());
  narrator.pause();
  narrator.resume();
  narrator.stop();
  narrator.stop();

  expect(first.said).toEqual(["Hello.", "paused", "resumed", "stopped"]);
});
