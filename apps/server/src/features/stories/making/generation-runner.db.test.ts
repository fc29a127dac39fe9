import { listGenerations, readStorytellers } from "@codetale/contract/stories/generation";
import { aScene, theFigures } from "@codetale/domain/testing/stories";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import { editionsOf } from "#testing/stories";
import { openSlowApp, type SlowApp } from "../testing/open-slow-app.ts";

let app: SlowApp;
beforeAll(async () => {
  app = await openSlowApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[SMAKE-3] a story that takes its time", () => {
  it("is answered before it is finished, and is finished all the same", async () => {
    const response = await app.generate({}, { key: "slow" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: "Your story is still being told.",
      story_id: null,
      generation: { id: "slow", state: "working", progress: { step: "outline", done: 0 } },
    });

    app.model.finish();
    const { storyId } = await app.untilState("slow", "done");
    expect((await app.details(storyId ?? "")).json().story.isOwn).toBe(true);
    expect((await app.generate({}, { key: "slow" })).json().story_id).toBe(storyId);
  });

  it("notifies its owner, and no other account, of its progress", async () => {
    await app.generate({}, { key: "slow" });
    const progress = { step: "scenes", done: 3, total: 12 } as const;
    app.model.report(progress);
    app.model.finish();
    await app.untilState("slow", "done");

    expect(app.live.events.every(({ to }) => to.includes(app.lena.uid))).toBe(true);
    expect(app.notified()).toMatchObject([
      { id: "slow", state: "working", progress, storyId: null },
      { id: "slow", state: "done", storyId: expect.any(String) },
    ]);
  });

  it("notifies of each step, and within one at most four times a second", async () => {
    await app.generate({}, { key: "slow" });
    for (let done = 1; done <= 10; done += 1) {
      app.clock.advance(125);
      app.model.report({ step: "scenes", done, total: 10 });
    }
    app.model.report({ step: "check", done: 1, total: 1 });

    expect(app.notified().map(({ progress: { step, done } }) => `${step} ${done}`)).toEqual([
      "scenes 1",
      "scenes 3",
      "scenes 5",
      "scenes 7",
      "scenes 9",
      "check 1",
    ]);
    await expect
      .poll(async () => (await app.generation("slow")).progress)
      .toEqual({ step: "check", done: 1, total: 1 });
  });

  it("is one of three at most; a fourth has to wait for its turn", async () => {
    for (const key of ["one", "two", "three"]) await app.generate({}, { key });
    const refused = await app.generate({}, { key: "four" });
    expect(refused.json()).toMatchObject({ reason: "story/too-many", retryAfterMs: 10_000 });
    expect((await app.generate({}, { key: "three" })).statusCode).toBe(200);

    app.model.finish();
    await app.untilState("three", "done");
    expect((await app.generate({}, { key: "four" })).statusCode).toBe(200);
  });

  it("is begun three times at most, however many are asked for at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => app.generate({}, { key: `at-once-${index}` })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 429)).toHaveLength(7);
  });
});

describe("stopping a story", () => {
  it("ends it for good: nothing is saved, whatever the storyteller still returns", async () => {
    await app.generate({}, { key: "stop" });
    const cancelled = await app.cancel("stop");
    expect(cancelled.json()).toMatchObject({ generation: { state: "cancelled", storyId: null } });
    expect(app.model.asked[0]?.order.signal.aborted).toBe(true);
    app.model.finish();

    const again = await app.generate({}, { key: "stop" });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ reason: "story/cancelled" });
    expect(await app.db.$count(stories)).toBe(0);
    expect(app.live.events.at(-1)).toMatchObject({
      to: [app.lena.uid],
      event: "story:progress",
      payload: [{ id: "stop", state: "cancelled" }],
    });
    expect(app.failures).toEqual([]);
  });

  it("answers the call that waits for it", async () => {
    const patient = await app.anotherProcess({ timeouts: { storyMs: 60_000 } });
    const waiting = patient.making.generate(app.lena, app.order, "stop");
    const refused = expect(waiting).rejects.toMatchObject({ reason: "story/cancelled" });
    await expect.poll(() => app.model.asked.length).toBe(1);
    await patient.making.cancel(app.lena, "stop");

    await refused;
  });

  it("changes nothing where it is done already", async () => {
    await app.generate({ storyteller: "builtin" }, { key: "told" });
    const { storyId } = await app.untilState("told", "done");
    await expect.poll(() => app.notified().at(-1)?.state).toBe("done");
    app.live.events.length = 0;
    expect((await app.cancel("told")).json()).toMatchObject({
      generation: { state: "done", storyId },
    });
    expect((await app.details(storyId ?? "")).statusCode).toBe(200);
    expect(app.live.events).toEqual([]);
  });

  it("reaches one that runs in another process", async () => {
    const other = await app.anotherProcess();
    await app.generate({}, { key: "elsewhere" });
    await other.making.cancel(app.lena, "elsewhere");
    app.model.finish();
    // By the time that a later one is saved, the first would be as well.
    await app.generate({}, { key: "later" });
    app.model.finish();
    await app.untilState("later", "done");

    expect(await app.generation("elsewhere")).toMatchObject({ state: "cancelled" });
    expect(await app.db.$count(stories)).toBe(1);
    expect(app.failures).toEqual([]);
  });

  it("in another process ends the storyteller's work at its next step", async () => {
    await app.generate({}, { key: "elsewhere" });
    await (await app.anotherProcess()).making.cancel(app.lena, "elsewhere");
    app.model.report({ step: "scenes", done: 1, total: 10 });

    await expect.poll(() => app.model.asked[0]?.order.signal.aborted).toBe(true);
    expect(app.failures).toEqual([]);
  });

  it("in another process is the end of it, though the storyteller fails after that", async () => {
    await app.generate({}, { key: "elsewhere" });
    await (await app.anotherProcess()).making.cancel(app.lena, "elsewhere");
    app.live.events.length = 0;
    app.model.fail(new AppError("story/model-failed"));
    // By the time that a later one is saved, the failure would be as well.
    await app.generate({}, { key: "later" });
    app.model.finish();
    await app.untilState("later", "done");

    expect(await app.generation("elsewhere")).toMatchObject({ state: "cancelled", message: null });
    expect(app.notified().map(({ id }) => id)).toEqual(["later"]);
    expect(app.failures).toEqual([]);
  });

  it("refuses an unknown generation", async () => {
    expect((await app.cancel("none")).json()).toMatchObject({ reason: "story/generation-unknown" });
  });
});

describe("[SMAKE-4] a storyteller that fails", () => {
  it("has an error of its own, nothing is saved, and the same request tries again", async () => {
    await app.generate({}, { key: "fails" });
    app.model.fail(new AppError("story/model-failed"));
    await app.untilState("fails", "failed");
    const message = expect.stringContaining("could not tell this story");
    expect(await app.generation("fails")).toMatchObject({ message });
    expect(app.notified()).toMatchObject([{ id: "fails", state: "failed", message }]);
    expect(await app.db.$count(stories)).toBe(0);

    await app.generate({}, { key: "fails" });
    app.model.finish();
    expect(await app.untilState("fails", "done")).toMatchObject({ message: null });
    expect(await app.db.$count(stories)).toBe(1);
  });

  it("answers the call that waits with 503 and the reason", async () => {
    const failing = await app.openAnother({
      model: {
        name: "failing",
        storyteller: { generate: () => Promise.reject(new AppError("story/model-failed")) },
      },
    });
    const response = await failing.generate();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ reason: "story/model-failed" });

    const instead = await failing.generate({ fallback: true });
    expect(instead.statusCode).toBe(200);
    const unspoken = await failing.generate({ fallback: true, story_language: "Klingon" });
    expect(unspoken.json()).toMatchObject({ reason: "story/model-failed" });
    await failing.close();
  });

  it.each([
    ["a fault of ours", new Error("broken inside"), "server/failed"],
    ["what was asked for", new AppError("story/language-unknown"), "story/language-unknown"],
  ])("because of %s is not stood in for by our own storyteller", async (_, error, reason) => {
    const failing = await app.openAnother({
      model: { name: "failing", storyteller: { generate: () => Promise.reject(error) } },
    });
    const response = await failing.generate({ fallback: true });

    expect(response.json()).toMatchObject({ reason });
    expect(await failing.db.$count(stories)).toBe(0);
    await failing.close();
  });

  it("hides what broke, and logs it without a word of what was asked for", async () => {
    await app.generate({}, { key: "breaks" });
    app.model.fail(new Error("secret of the inside"));
    await app.untilState("breaks", "failed");

    const response = await app.send(listGenerations);
    expect(response.body).not.toContain("secret");
    expect(app.failures).toHaveLength(1);
    expect(JSON.stringify(app.failures)).not.toMatch(/Zebulon/);
  });

  it("blames the same fields in every process, also when it is asked for again", async () => {
    const errors = [{ path: "learning_objectives.0", message: "No story has room for it." }];
    await app.generate({}, { key: "blames" });
    app.model.fail(new AppError("story/model-failed", { errors }));
    await app.untilState("blames", "failed");
    const [stored] = await app.db.select().from(storyGenerations);

    expect(stored).toMatchObject({ reason: "story/model-failed", blamed: errors, order: null });
  });

  it("saves nothing that the validator refuses", async () => {
    const broken = {
      title: "Broken",
      figures: theFigures,
      scenes: [aScene({ nextId: "nowhere" })],
    };
    const careless = await app.openAnother({
      model: {
        name: "careless",
        storyteller: {
          generate: async () => ({
            language: "en",
            plot: null,
            facts: [],
            privateEdition: broken,
            sharedEdition: broken,
          }),
        },
      },
    });
    const response = await careless.generate();

    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ reason: "server/failed" });
    expect(await careless.db.$count(stories)).toBe(0);
    expect(careless.failures).toMatchObject([
      { err: { message: "The storyteller's story is not valid: unknown-next." } },
    ]);
    await careless.close();
  });

  it("saves nothing where only the shared edition is invalid", async () => {
    const careless = await app.openAnother({
      model: {
        name: "careless",
        storyteller: {
          generate: async (wishes) => {
            const editions = editionsOf(wishes);
            return {
              ...editions,
              sharedEdition: { ...editions.sharedEdition, scenes: [aScene()] },
            };
          },
        },
      },
    });
    expect((await careless.generate()).statusCode).toBe(500);
    expect(await careless.db.$count(stories)).toBe(0);
    await careless.close();
  });
});

it("names the language model in the list of storytellers", async () => {
  expect((await app.send(readStorytellers, { as: null })).json().model).toEqual({
    name: "a model",
  });
});
