import { MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#platform/db/schema/identity";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import { openSlowApp, type SlowApp } from "../testing/open-slow-app.ts";

let app: SlowApp;
beforeAll(async () => {
  app = await openSlowApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("a process that is gone", () => {
  it("leaves stories that count as failed after a minute of silence, and may be begun again", async () => {
    await leaveBehind("left");
    app.clock.advance(MINUTE_MS - 1);
    expect(await app.generation("left")).toMatchObject({ state: "working" });

    app.clock.advance(1);
    expect(await app.generation("left")).toMatchObject({
      state: "failed",
      message: "The server stopped while this story was being told. Please try again.",
    });
    await app.generate({}, { key: "left" });
    app.model.finish();
    await app.untilState("left", "done");
  });

  it("is cleaned up after by any other, which notifies the owner", async () => {
    await leaveBehind("left");
    app.clock.advance(MINUTE_MS);
    await app.feature.cleanUp();

    expect(await app.db.select().from(storyGenerations)).toMatchObject([{ state: "failed" }]);
    expect(app.live.events).toMatchObject([
      {
        to: [app.lena.uid],
        event: "story:progress",
        payload: [{ id: "left", state: "failed" }],
      },
    ]);
  });

  it("ends its stories when it stops in good order", async () => {
    const other = app.anotherProcess();
    await other.making.generate(app.lena, app.order, "stopped").catch(() => {});
    await other.stop();

    expect(await app.generation("stopped")).toMatchObject({
      state: "failed",
      message: expect.stringContaining("The server stopped"),
    });
    expect(app.failures).toEqual([]);
  });

  it("answers the call that waits when it stops, and tells no story after that", async () => {
    const patient = app.anotherProcess({ timeouts: { storyMs: 60_000 } });
    const waiting = patient.making.generate(app.lena, app.order, "stopped");
    const stopped = {
      reason: "server/failed",
      message: "The server stopped while this story was being told. Please try again.",
    };
    const refused = expect(waiting).rejects.toMatchObject(stopped);
    await expect.poll(() => app.model.asked.length).toBe(1);
    await patient.stop();

    await refused;
    await expect(patient.making.generate(app.lena, app.order, "later")).rejects.toMatchObject(
      stopped,
    );
    expect(await app.generation("later")).toMatchObject({ state: "failed" });
  });

  async function leaveBehind(key: string): Promise<void> {
    const other = app.anotherProcess();
    await other.making.generate(app.lena, app.order, key);
    await app.db.update(storyGenerations).set({ attemptId: crypto.randomUUID() });
  }
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
  const patient = app.anotherProcess({ timeouts: { storyMs: 60_000 } });
  const waiting = patient.making.generate(leaver, app.order, "leaving");
  const refused = expect(waiting).rejects.toMatchObject({ reason: "session/required" });
  await expect.poll(() => app.model.asked.length).toBe(1);
  await app.db.delete(users).where(eq(users.id, leaver.uid));
  app.model.finish();

  await refused;
  expect(app.failures).toEqual([]);
});
