import { HOUR_MS } from "@codetale/domain/time";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#platform/db/schema/identity";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import { databaseOf } from "#testing/database";
import { CHILD_DETAILS } from "#testing/stories";
import { openSlowApp, type SlowApp } from "../testing/open-slow-app.ts";

let app: SlowApp;
beforeAll(async () => {
  app = await openSlowApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[HOLD-1] a generation whose process", () => {
  it("stops in good order is told by another, for the request that waited as well", async () => {
    const stopped = await app.anotherProcess({ timeouts: { storyMs: 60_000 } });
    const waiting = stopped.making.generate(app.lena, app.order, "moved");
    await expect.poll(() => app.model.asked.length).toBe(1);
    await stopped.stop();
    await stopped.jobs.stop();
    await expect(waiting).resolves.toMatchObject({ generation: { state: "working" } });

    app.jobs.wake();
    await expect.poll(() => app.model.asked.length).toBe(2);
    app.model.finish();
    const { storyId } = await app.untilState("moved", "done");
    expect(app.model.asked[1]?.wishes).toEqual(app.model.asked[0]?.wishes);
    expect(app.model.asked[1]?.order.seed).toBe(app.model.asked[0]?.order.seed);
    expect((await app.details(storyId ?? "")).json().childrens_info).toEqual(
      app.order.childrens_info,
    );
    expect(app.failures).toEqual([]);
  });

  it("stopped before it was told is told by another", async () => {
    const stopped = await app.anotherProcess();
    await stopped.stop();
    await stopped.jobs.stop();
    await expect(stopped.making.generate(app.lena, app.order, "later")).resolves.toMatchObject({
      generation: { state: "working" },
    });

    app.jobs.wake();
    await expect.poll(() => app.model.asked.length).toBe(1);
    app.model.finish();
    await app.untilState("later", "done");
  });

  it("is frozen is told by another, once, though the frozen one ends as well", async () => {
    await app.generate({}, { key: "frozen" });
    await expect.poll(() => app.model.asked.length).toBe(1);
    const other = await app.anotherProcess();
    await app.db.execute(
      sql`update pgboss.job set state = 'retry' where name = 'story-telling' and state = 'active'`,
    );
    other.jobs.wake();
    await expect.poll(() => app.model.asked.length).toBe(2);
    app.model.finish();
    await app.untilState("frozen", "done");

    await expect.poll(async () => await app.db.$count(stories)).toBe(1);
    const [stored] = await app.db.select().from(storyGenerations);
    expect(stored).toMatchObject({ runs: 2, order: null });
  });

  it("is killed again and again fails in the end, and its owner hears of it", async () => {
    await app.generate({}, { key: "killed" });
    await expect.poll(() => app.model.asked.length).toBe(1);
    const [stored] = await app.db.select().from(storyGenerations);
    await app.feature.giveUp(stored!.attemptId);

    expect(await app.generation("killed")).toMatchObject(STOPPED);
    expect(app.notified()).toMatchObject([{ id: "killed", ...STOPPED }]);
    expect(await app.db.select().from(storyGenerations)).toMatchObject([{ order: null }]);
  });
});

const STOPPED = {
  state: "failed",
  message: "The server stopped while this story was being told. Please try again.",
};

describe("a generation that has lost its job", () => {
  it("counts as failed after an hour of silence, and may be begun again", async () => {
    await leaveBehind("left");
    app.clock.advance(HOUR_MS - 1);
    expect(await app.generation("left")).toMatchObject({ state: "working" });

    app.clock.advance(1);
    expect(await app.generation("left")).toMatchObject(STOPPED);
    await app.generate({}, { key: "left" });
    app.model.finish();
    await app.untilState("left", "done");
  });

  it("is failed by any process, which notifies the owner", async () => {
    await leaveBehind("left");
    app.clock.advance(HOUR_MS);
    await app.feature.cleanUp();

    expect(await app.db.select().from(storyGenerations)).toMatchObject([
      { state: "failed", order: null },
    ]);
    expect(app.notified()).toMatchObject([{ id: "left", state: "failed" }]);
  });

  async function leaveBehind(key: string): Promise<void> {
    await app.generate({}, { key });
    await expect.poll(() => app.model.asked.length).toBe(1);
    await app.db.update(storyGenerations).set({ attemptId: crypto.randomUUID() });
  }
});

it("[HOLD-1] a job tells which generation it is, and nothing of what was asked for", async () => {
  await app.generate({}, { key: "private" });
  const { rows } = await databaseOf(app.db).executeSql(
    "select data::text from pgboss.job where name = 'story-telling'",
  );

  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(CHILD_DETAILS);
});

it("[GUARD-5] an account that is deleted meanwhile leaves nothing behind", async () => {
  const leaver = await app.aLearner();
  await app.generate({}, { key: "leaving", as: leaver });
  await app.db.delete(users).where(eq(users.id, leaver.uid));
  app.model.finish();
  await expect.poll(() => app.db.$count(storyGenerations)).toBe(0);

  expect(await app.db.$count(stories)).toBe(0);
  expect((await app.generate({}, { as: leaver })).json()).toMatchObject({
    reason: "session/required",
  });
});

it("[GUARD-5] the call of an account that is deleted while it waits is told so", async () => {
  const leaver = await app.aLearner();
  const patient = await app.anotherProcess({ timeouts: { storyMs: 60_000 } });
  const waiting = patient.making.generate(leaver, app.order, "leaving");
  const refused = expect(waiting).rejects.toMatchObject({ reason: "session/required" });
  await expect.poll(() => app.model.asked.length).toBe(1);
  await app.db.delete(users).where(eq(users.id, leaver.uid));
  app.model.finish();

  await refused;
  expect(app.failures).toEqual([]);
});
