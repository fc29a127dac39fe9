import { expect, it } from "vitest";
import { ScenesAhead } from "./scenes-ahead.ts";
import { aPlayerScene, arrival, someAudio } from "./testing/told.ts";
import type { StepWanted } from "@codetale/domain/stories/journey";
import type { Answer } from "./told.ts";

class FakeSteps {
  readonly asked: string[] = [];
  readonly aborted: string[] = [];
  failing = 0;

  take = (wanted: StepWanted, signal: AbortSignal): Promise<Answer> => {
    const name = `${wanted.sceneId}/${wanted.answer}`;
    this.asked.push(name);
    signal.addEventListener("abort", () => this.aborted.push(name));
    if (this.failing > 0) {
      this.failing -= 1;
      return Promise.reject(new Error("no network"));
    }
    return Promise.resolve(arrival(aPlayerScene({ id: name }), { audio: someAudio() }));
  };
}

const outlook = {
  mayCome: () => true,
  areAllSpoken: () => true,
  untilOnline: () => Promise.resolve(),
};
const row = { sceneId: "fork", answer: "Row" };
const owl = { sceneId: "fork", answer: "Owl" };

it("fetches what is expected, once, and has it at hand", async () => {
  const steps = new FakeSteps();
  const ahead = new ScenesAhead(steps.take, outlook);
  ahead.expect([row, owl, row]);

  expect(await ahead.take(row)).toMatchObject({ told: { scene: { id: "fork/Row" } } });
  expect(steps.asked).toEqual(["fork/Row", "fork/Owl"]);
});

it("has at hand what has come, and nothing else", async () => {
  const ahead = new ScenesAhead(new FakeSteps().take, outlook);
  ahead.expect([row]);
  expect(ahead.takeAtHand(row)).toBeNull();
  await ahead.take(row);

  expect(ahead.takeAtHand(row)).toMatchObject({ told: { scene: { id: "fork/Row" } } });
  expect(ahead.takeAtHand(owl)).toBeNull();
});

it("drops what is not expected any more, and keeps what still is", () => {
  const steps = new FakeSteps();
  const ahead = new ScenesAhead(steps.take, outlook);
  ahead.expect([row, owl]);

  ahead.expect([owl, { sceneId: "boat", answer: null }]);

  expect(steps.asked).toEqual(["fork/Row", "fork/Owl", "boat/null"]);
  expect(steps.aborted).toEqual(["fork/Row"]);
  ahead.stop();
  expect(steps.aborted).toEqual(["fork/Row", "fork/Owl", "boat/null"]);
});

it("asks again for what could not be fetched ahead", async () => {
  const steps = new FakeSteps();
  steps.failing = 1;
  const ahead = new ScenesAhead(steps.take, outlook);
  ahead.expect([row]);

  expect(await ahead.take(row)).toMatchObject({ kind: "scene" });
  expect(steps.asked).toEqual(["fork/Row", "fork/Row"]);
});

it("tells who takes a step that it could not be had", async () => {
  const steps = new FakeSteps();
  steps.failing = 2;
  const ahead = new ScenesAhead(steps.take, outlook);
  ahead.expect([row]);

  await expect(ahead.take(row)).rejects.toThrow("no network");
});

it("asks for what nobody expected", async () => {
  const steps = new FakeSteps();

  await new ScenesAhead(steps.take, outlook).take(owl);

  expect(steps.asked).toEqual(["fork/Owl"]);
});
