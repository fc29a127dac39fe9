import { expect, it } from "vitest";
import { ScenePrefetcher } from "./scene-prefetcher.ts";
import { aPlayerScene, aNarratedScene, someAudio } from "../testing/a-scene.ts";
import type { StepQuery } from "@codetale/domain/stories/journey";
import type { SceneResult } from "../scenes/narrated-scene.ts";

class FakeSteps {
  readonly asked: string[] = [];
  readonly aborted: string[] = [];
  failing = 0;

  take = (wanted: StepQuery, signal: AbortSignal): Promise<SceneResult> => {
    const name = `${wanted.sceneId}/${wanted.answer}`;
    this.asked.push(name);
    signal.addEventListener("abort", () => this.aborted.push(name));
    if (signal.aborted) return Promise.reject(new Error("ended before it was asked"));
    if (this.failing > 0) {
      this.failing -= 1;
      return Promise.reject(new Error("no network"));
    }
    return Promise.resolve(aNarratedScene(aPlayerScene({ id: name }), { audio: someAudio() }));
  };
}

const outlook = {
  mayCome: () => true,
  isComplete: () => true,
};
const row = { sceneId: "fork", answer: "Row" };
const owl = { sceneId: "fork", answer: "Owl" };

it("prefetches what is wanted, once, and has it ready", async () => {
  const steps = new FakeSteps();
  const ahead = new ScenePrefetcher(steps.take, outlook);
  ahead.prefetch([row, owl, row]);

  expect(await ahead.take(row)).toMatchObject({ id: "fork/Row" });
  expect(steps.asked).toEqual(["fork/Row", "fork/Owl"]);
});

it("has ready what has arrived, and nothing else", async () => {
  const ahead = new ScenePrefetcher(new FakeSteps().take, outlook);
  ahead.prefetch([row]);
  expect(ahead.takeIfReady(row)).toBeNull();
  await ahead.take(row);

  expect(ahead.takeIfReady(row)).toMatchObject({ id: "fork/Row" });
  expect(ahead.takeIfReady(owl)).toBeNull();
});

it("drops what is not wanted any more, and keeps what still is", () => {
  const steps = new FakeSteps();
  const ahead = new ScenePrefetcher(steps.take, outlook);
  ahead.prefetch([row, owl]);

  ahead.prefetch([owl, { sceneId: "boat", answer: null }]);

  expect(steps.asked).toEqual(["fork/Row", "fork/Owl", "boat/null"]);
  expect(steps.aborted).toEqual(["fork/Row"]);
  ahead.stop();
  expect(steps.aborted).toEqual(["fork/Row", "fork/Owl", "boat/null"]);
});

it("lets the voice of what was taken come on when it is dropped, until the player is left", async () => {
  const steps = new FakeSteps();
  const ahead = new ScenePrefetcher(steps.take, outlook);
  ahead.prefetch([row, owl]);
  await ahead.take(row);

  ahead.prefetch([]);
  expect(steps.aborted).toEqual(["fork/Owl"]);
  ahead.stop();

  expect(steps.aborted).toEqual(["fork/Owl", "fork/Row"]);
});

it("fetches again after it was stopped", async () => {
  const steps = new FakeSteps();
  const ahead = new ScenePrefetcher(steps.take, outlook);
  ahead.prefetch([row]);
  ahead.stop();
  ahead.prefetch([row]);

  expect(await ahead.take(row)).toMatchObject({ id: "fork/Row" });
  expect(steps.aborted).toEqual(["fork/Row"]);
});

it("leaves connections for what is more urgent while voices are still being spoken", async () => {
  const steps = new FakeSteps();
  const four = ["a", "b", "c", "d"].map((answer) => ({ sceneId: "fork", answer }));
  const ahead = new ScenePrefetcher(steps.take, { ...outlook, isComplete: () => false });
  ahead.prefetch(four);
  expect(steps.asked).toEqual(["fork/a", "fork/b", "fork/c"]);
  await ahead.take(four[3]!);

  expect(steps.asked.at(-1)).toBe("fork/d");
});

it("requests again what could not be prefetched", async () => {
  const steps = new FakeSteps();
  steps.failing = 1;
  const ahead = new ScenePrefetcher(steps.take, outlook);
  ahead.prefetch([row]);

  expect(await ahead.take(row)).toMatchObject({ id: "fork/Row" });
  expect(steps.asked).toEqual(["fork/Row", "fork/Row"]);
});

it("does not request anew what was dropped while it was waited for", async () => {
  const asked: string[] = [];
  const untilAborted = ({ sceneId }: StepQuery, signal: AbortSignal) => {
    asked.push(`${sceneId}`);
    return new Promise<SceneResult>((_, reject) =>
      signal.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  };
  const ahead = new ScenePrefetcher(untilAborted, outlook);
  ahead.prefetch([row]);
  const taken = ahead.take(row);
  ahead.stop();

  await expect(taken).rejects.toThrow("aborted");
  expect(asked).toEqual(["fork"]);
});

it("rejects where a scene could not be fetched", async () => {
  const steps = new FakeSteps();
  steps.failing = 2;
  const ahead = new ScenePrefetcher(steps.take, outlook);
  ahead.prefetch([row]);

  await expect(ahead.take(row)).rejects.toThrow("no network");
});

it("requests a scene that was not prefetched", async () => {
  const steps = new FakeSteps();

  await new ScenePrefetcher(steps.take, outlook).take(owl);

  expect(steps.asked).toEqual(["fork/Owl"]);
});
