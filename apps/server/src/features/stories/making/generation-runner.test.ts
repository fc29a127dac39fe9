import { MINUTE_MS } from "@codetale/domain/time";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#core/errors/app-error";
import { JobStoppedError } from "#core/ports/jobs";
import { TestClock } from "#testing/clock";
import { RecordedLiveEvents } from "#testing/live-events";
import { recordPauses, restorePauses, type RecordedPause } from "#testing/recorded-pauses";
import { aStoredGeneration, scriptedGenerations } from "../testing/scripted-generations.ts";
import { ScriptedStoryteller } from "../testing/scripted-storyteller.ts";
import { createGenerationRunner } from "./generation-runner.service.ts";
import type { StoredGeneration } from "./generation.ts";
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
    expect(pauses).toEqual([
      { ms: 500, ref: false },
      { ms: 500, ref: false },
    ]);
  });

  it("ends where the generation was deleted", async () => {
    const find = vi.fn(async () => null);
    await open({ find }).runner.settled(attempt, MINUTE_MS);

    expect(find).toHaveBeenCalledTimes(1);
  });

  it("ends at once where there is no time to wait", async () => {
    const find = vi.fn(async () => aStoredGeneration());
    await open({ find }).runner.settled(attempt, 0);

    expect(find).not.toHaveBeenCalled();
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
    const { model, start, outcomes } = open({ keepAlive });
    const ended = start();
    await vi.waitFor(() => expect(model.asked).toHaveLength(1));
    vi.advanceTimersByTime(9_999);
    expect(keepAlive).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    model.finish();
    await ended;
    vi.advanceTimersByTime(MINUTE_MS);

    expect(vi.getTimerCount()).toBe(0);
    expect(keepAlive).toHaveBeenCalledTimes(1);
    expect(outcomes).toEqual(["told"]);
  });

  it("notifies of the first report of all, though it begins no new step", async () => {
    const { model, live, start } = open();
    void start();
    await vi.waitFor(() => expect(model.asked).toHaveLength(1));
    const progress = { step: "outline", done: 0, total: 1 } as const;
    model.report(progress);

    expect(live.events).toMatchObject([
      { to: ["lena"], event: "story:progress", payload: [{ state: "working", progress }] },
    ]);
  });

  it("[HOLD-1] is left as it is by a process that stops, for another to go on", async () => {
    const fail = vi.fn(async () => null);
    const { model, stopping, start } = open({ fail });
    const ended = start();
    await vi.waitFor(() => expect(model.asked).toHaveLength(1));
    stopping.abort(new JobStoppedError());

    await expect(ended).rejects.toThrow(JobStoppedError);
    expect(fail).not.toHaveBeenCalled();
  });

  it("[HOLD-1] runs again where the database fails it, and is no failure of the story", async () => {
    const fail = vi.fn(async () => null);
    const away = new Error("Connection terminated unexpectedly");
    const { model, failures, start } = open({ fail, finish: () => Promise.reject(away) });
    const ended = start();
    await vi.waitFor(() => expect(model.asked).toHaveLength(1));
    model.finish();

    await expect(ended).rejects.toBe(away);
    expect(fail).not.toHaveBeenCalled();
    expect(failures).toEqual([]);
  });

  it.each(["told", "failed"] as const)(
    "is not counted as %s where it had ended meanwhile, as by cancelling",
    async (outcome) => {
      const { model, outcomes, start } = open({
        finish: async () => null,
        fail: async () => null,
      });
      const ended = start();
      await vi.waitFor(() => expect(model.asked).toHaveLength(1));
      if (outcome === "told") model.finish();
      else model.fail(new AppError("story/model-failed"));
      await ended;

      expect(outcomes).toEqual([]);
    },
  );

  it("[HOLD-1] is not told where it has ended already", async () => {
    const { model, start } = open({ claim: async () => null });
    await start();

    expect(model.asked).toEqual([]);
  });

  it("asks no language model where the consent was withdrawn since", async () => {
    const fail = vi.fn(async () => null);
    const { model, start } = open({ fail }, false);
    await start();

    expect(model.asked).toEqual([]);
    expect(fail).toHaveBeenCalledWith(
      { ...attempt, runs: 1 },
      expect.objectContaining({ reason: "story/model-not-agreed" }),
    );
  });

  it("[OPEN-5] lets the language model be asked for as long as the owner agrees", async () => {
    const { model, consent, start } = open();
    const ended = start();
    await vi.waitFor(() => expect(model.asked).toHaveLength(1));
    const { mayAsk } = model.asked[0]!.order;
    await expect(mayAsk?.()).resolves.toBe(true);
    consent.isAgreed = false;
    await expect(mayAsk?.()).resolves.toBe(false);
    model.finish();
    await ended;
  });

  it("ends the wait of a request of this process at once", async () => {
    let state: StoredGeneration["state"] = "working";
    const { runner, model, start } = open({
      find: async () => aStoredGeneration({ state }),
      finish: async () => {
        state = "done";
        return aStoredGeneration({ state });
      },
    });
    const pauses = recordPauses(0);
    const ended = start();
    await vi.waitFor(() => expect(model.asked).toHaveLength(1));
    const settled = runner.settled(attempt, MINUTE_MS);
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    model.finish();

    await Promise.all([ended, settled]);
    restorePauses();
  });
});

function open(calls: Partial<GenerationRepository> = {}, isAgreed = true) {
  const model = new ScriptedStoryteller();
  const live = new RecordedLiveEvents();
  const failures: unknown[] = [];
  const outcomes: string[] = [];
  const stopping = new AbortController();
  const consent = { isAgreed };
  const runner = createGenerationRunner({
    generations: scriptedGenerations(calls),
    model: { storyteller: model },
    consents: { allows: async () => consent.isAgreed },
    live,
    clock: new TestClock(0),
    onSaved: () => {},
    onEnded: (outcome) => outcomes.push(outcome),
    onFailure: (error) => failures.push(error),
  });
  return {
    runner,
    model,
    live,
    failures,
    outcomes,
    stopping,
    consent,
    start: () => runner.run(attempt.attemptId, stopping.signal),
  };
}
