import { wishes } from "@codetale/domain/testing/stories";
import { MINUTE_MS } from "@codetale/domain/time";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestClock } from "#testing/clock";
import { RecordedLiveEvents } from "#testing/live-events";
import { recordPauses, restorePauses, type RecordedPause } from "#testing/recorded-pauses";
import { aStoredGeneration, scriptedGenerations } from "../testing/scripted-generations.ts";
import { ScriptedStoryteller } from "../testing/scripted-storyteller.ts";
import { createGenerationRunner } from "./generation-runner.service.ts";
import type { GenerationRepository } from "./generations.repository.ts";

const attempt = { ownerId: "lena", id: "a key", attemptId: "the first attempt" };

afterEach(() => void vi.useRealTimers());

describe("waiting for a generation of another process", () => {
  let pauses: RecordedPause[] = [];
  beforeEach(() => {
    pauses = recordPauses();
  });
  afterEach(restorePauses);

  it("asks the database until it is no longer at work", async () => {
    const found = [
      aStoredGeneration(),
      aStoredGeneration(),
      aStoredGeneration({ state: "done", storyId: "1" }),
    ];
    const find = vi.fn(async () => found.shift() ?? null);
    await open({ find }).runner.settled(attempt, MINUTE_MS);

    expect(find).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([{ ms: 500, ref: false }]);
  });

  it("ends where the generation was deleted", async () => {
    const find = vi.fn(async () => null);
    await open({ find }).runner.settled(attempt, MINUTE_MS);

    expect(find).toHaveBeenCalledTimes(2);
  });

  it("ends at once where there is no time to wait", async () => {
    const find = vi.fn(async () => aStoredGeneration());
    await open({ find }).runner.settled(attempt, 0);

    expect(find).toHaveBeenCalledTimes(1);
  });

  it("ends when the time is over, whatever the generation does", async () => {
    const find = vi.fn(async () => aStoredGeneration());
    await open({ find }).runner.settled(attempt, 1_250);

    expect(pauses.map(({ ms }) => ms)).toEqual([500, 500, 250]);
  });
});

describe("a running generation", () => {
  it("is kept alive every ten seconds, and not after it has ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const keepAlive = vi.fn(async () => true);
    const { runner, model, start, outcomes } = open({ keepAlive });
    start();
    vi.advanceTimersByTime(9_999);
    expect(keepAlive).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    model.finish();
    await runner.settled(attempt, MINUTE_MS);
    vi.advanceTimersByTime(MINUTE_MS);

    expect(vi.getTimerCount()).toBe(0);
    expect(keepAlive).toHaveBeenCalledTimes(1);
    expect(outcomes).toEqual(["told"]);
  });

  it("notifies of the first report of all, though it begins no new step", () => {
    const { model, live, start } = open();
    start();
    const progress = { step: "outline", done: 0, total: 1 } as const;
    model.report(progress);

    expect(live.events).toMatchObject([
      { to: ["lena"], event: "story:progress", payload: [{ state: "working", progress }] },
    ]);
  });

  it("has its failure stored before the process counts as stopped", async () => {
    const stored: string[] = [];
    const { runner, start, outcomes } = open({
      fail: async ({ id }, { message }) => {
        await new Promise(setImmediate);
        stored.push(`${id}: ${message}`);
        return aStoredGeneration({ state: "failed" });
      },
    });
    start();
    await runner.stop();

    expect(stored).toEqual([expect.stringMatching(/^a key: The server stopped/)]);
    expect(outcomes).toEqual(["stopped"]);
  });
});

function open(calls: Partial<GenerationRepository> = {}) {
  const model = new ScriptedStoryteller();
  const live = new RecordedLiveEvents();
  const failures: unknown[] = [];
  const outcomes: string[] = [];
  const runner = createGenerationRunner({
    generations: scriptedGenerations(calls),
    live,
    clock: new TestClock(0),
    onSaved: () => {},
    onEnded: (outcome) => outcomes.push(outcome),
    onFailure: (error) => failures.push(error),
  });
  const first = { kind: "model", storyteller: model } as const;
  return {
    runner,
    model,
    live,
    failures,
    outcomes,
    start: () => runner.start(attempt, wishes(), { first, fallback: null, told: [] }),
  };
}
