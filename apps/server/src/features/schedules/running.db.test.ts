import { startTest, type Schedule } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { aCoder, aLearner, send } from "#testing/http";
import { insertCoder, insertLearner, insertProfile } from "#testing/accounts";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

let world: SchedulesApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openSchedulesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(at("10:05"));
  world.live.events.length = 0;
  world.chats.events.length = 0;
  lena = aLearner((await insertLearner(world.db)).uid);
  cody = aCoder((await insertCoder(world.db)).uid);
});

describe("[SCHED-8] starting", () => {
  test.each([
    ["the learner", () => lena],
    ["the coder", () => cody],
  ])("%s starts the test and opens the chat", async (_, who) => {
    const id = await insert();

    const response = await start(who(), id);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      schedule: { id, started: true, completed: false },
    });
    expect(await rowOf(id)).toMatchObject({ startedAt: at("10:05"), completedAt: null });
    expect(world.chats.events).toEqual([{ did: "open", scheduleId: id, at: at("10:05") }]);
  });

  it("works for participants in either role of theirs", async () => {
    await insertProfile(world.db, "coder", { uid: lena.uid });
    const id = await insert();

    expect((await start(aCoder(lena.uid), id)).statusCode).toBe(200);
  });

  it("is told to both", async () => {
    const id = await insert();
    await start(lena, id);

    expect(world.live.events).toEqual([
      { to: [lena.uid, cody.uid], event: "schedule:changed", payload: [{ scheduleId: id }] },
    ]);
  });

  it("again continues: the first start counts, nobody is told again", async () => {
    const id = await insert();
    await start(cody, id);
    world.clock.set(at("10:30"));

    const response = await start(lena, id);

    expect(response.json().schedule).toMatchObject({ started: true });
    expect((await rowOf(id))?.startedAt).toBe(at("10:05"));
    expect(world.chats.events).toHaveLength(1);
    expect(world.live.events).toHaveLength(1);
  });

  it("[SCHED-4] a started test can be continued past its end", async () => {
    const id = await insert({ startedAt: at("10:05") });
    world.clock.set(at("11:30"));

    expect((await start(lena, id)).statusCode).toBe(200);
  });

  it("by both at once starts once", async () => {
    const id = await insert();

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => start(index % 2 ? lena : cody, id)),
    );

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers.every((answer) => scheduleOf(answer).started)).toBe(true);
    expect(world.chats.events).toHaveLength(1);
    expect(world.live.events).toHaveLength(1);
  });

  it("is undone when the chat cannot be opened", async () => {
    const id = await insert();
    world.chats.failure = new Error("no chat");

    expect((await start(lena, id)).statusCode).toBe(500);
    expect((await rowOf(id))?.startedAt).toBeNull();
    expect(world.live.events).toEqual([]);

    expect((await start(lena, id)).statusCode).toBe(200);
  });
});

describe("[SCHED-5] the server refuses to start", () => {
  test.each([
    ["09:59:59.999", {}, "schedule/too-early", "You can't start the test yet"],
    ["11:00", {}, "schedule/too-late", "You can't start the test anymore"],
    ["10:05", { coderId: null }, "schedule/no-coder", "You have not been assigned a coder yet"],
    ["09:00", { coderId: null }, "schedule/too-early", "You can't start the test yet"],
    [
      "10:45",
      { startedAt: at("10:05"), completedAt: at("10:40") },
      "schedule/completed",
      "This test is already completed.",
    ],
  ])("at %s with %o: %s", async (now, facts, reason, message) => {
    const id = await insert(facts);
    const before = await rowOf(id);
    world.clock.set(at(now));

    const response = await start(lena, id);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "failed-precondition", reason, message });
    expect(await rowOf(id)).toEqual(before);
    expect(world.chats.events).toEqual([]);
    expect(world.live.events).toEqual([]);
  });

  test.each(["10:00", "10:59:59.999"])("but not at %s", async (now) => {
    const id = await insert();
    world.clock.set(at(now));

    expect((await start(lena, id)).statusCode).toBe(200);
  });
});

describe("[CHAT-3] exiting", () => {
  it("completes the test and closes the chat, for its coder", async () => {
    const id = await insert({ startedAt: at("10:05") });
    world.clock.set(at("10:50"));

    const response = await exit(cody, id);

    expect(response.statusCode).toBe(200);
    expect(response.json().schedule).toMatchObject({ id, started: true, completed: true });
    expect(await rowOf(id)).toMatchObject({ startedAt: at("10:05"), completedAt: at("10:50") });
    expect(world.chats.events).toEqual([{ did: "close", scheduleId: id, at: at("10:50") }]);
    expect(world.live.events).toEqual([
      { to: [lena.uid, cody.uid], event: "schedule:changed", payload: [{ scheduleId: id }] },
    ]);
  });

  it("is possible long after the end", async () => {
    const id = await insert({ startedAt: at("10:05") });
    world.clock.set(at("11:00") + 30 * HOUR_MS);

    expect((await exit(cody, id)).statusCode).toBe(200);
  });

  it("again is harmless: the first exit counts", async () => {
    const id = await insert({ startedAt: at("10:05") });
    await exit(cody, id);
    const before = await rowOf(id);
    world.clock.set(at("10:50"));

    expect((await exit(cody, id)).statusCode).toBe(200);
    expect(await rowOf(id)).toEqual(before);
    expect(world.chats.events).toHaveLength(1);
    expect(world.live.events).toHaveLength(1);
  });

  it("twenty times at once completes once", async () => {
    const id = await insert({ startedAt: at("10:05") });

    const answers = await Promise.all(Array.from({ length: 20 }, () => exit(cody, id)));

    expect(answers.every((answer) => scheduleOf(answer).completed)).toBe(true);
    expect(world.chats.events).toHaveLength(1);
    expect(world.live.events).toHaveLength(1);
  });

  it("and starting at once leaves it completed, in whichever order they come", async () => {
    const id = await insert({ startedAt: at("10:05") });

    await Promise.all([exit(cody, id), start(lena, id), start(cody, id), exit(cody, id)]);

    expect(await rowOf(id)).toMatchObject({ startedAt: at("10:05"), completedAt: at("10:05") });
    expect(world.chats.events).toEqual([{ did: "close", scheduleId: id, at: at("10:05") }]);
  });

  it("is undone when the chat cannot be closed", async () => {
    const id = await insert({ startedAt: at("10:05") });
    world.chats.failure = new Error("no chat");

    expect((await exit(cody, id)).statusCode).toBe(500);
    expect((await rowOf(id))?.completedAt).toBeNull();
    expect(world.live.events).toEqual([]);
  });

  it("is refused before the start", async () => {
    const id = await insert();

    const response = await exit(cody, id);

    expect(response.statusCode).toBe(409);
    expect(response.json().reason).toBe("schedule/not-started");
    expect((await rowOf(id))?.completedAt).toBeNull();
  });

  it("is not the learner's to do, nor the coder's who is signed in as a learner", async () => {
    await insertProfile(world.db, "user", { uid: cody.uid });
    await insertProfile(world.db, "coder", { uid: lena.uid });
    const id = await insert({ startedAt: at("10:05") });

    for (const actor of [lena, aCoder(lena.uid), aLearner(cody.uid)]) {
      const response = await exit(actor, id);
      expect(response.statusCode).toBe(403);
      expect(response.json().reason).toBe("access/wrong-person");
    }
    expect((await rowOf(id))?.completedAt).toBeNull();
    expect(world.chats.events).toEqual([]);
  });
});

test.each(["started", "completed"])("%s: an id that is none is unknown", async (key) => {
  for (const scheduleId of ["no-uuid", "00000000-0000-4000-8000-000000000000"]) {
    const response = await send(world.app, startTest, { as: cody, body: { scheduleId, key } });
    expect(response.statusCode).toBe(404);
    expect(response.json().reason).toBe("schedule/unknown");
  }
});

it("a key that is neither started nor completed is refused and named", async () => {
  const id = await insert();
  const body = { scheduleId: id, key: "paid" };
  const response = await send(world.app, startTest, { as: cody, body });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ path: "key" }] });
});

/** Lena's with Cody, paid, from 10:00 to 11:00. */
async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const { id } = await insertSchedule(world.db, {
    learnerId: lena.uid,
    coderId: cody.uid,
    startsAt: at("10:00"),
    endsAt: at("11:00"),
    ...facts,
  });
  return id;
}

function start(as: Actor, scheduleId: string) {
  return send(world.app, startTest, { as, body: { scheduleId, key: "started" } });
}

function exit(as: Actor, scheduleId: string) {
  return send(world.app, startTest, { as, body: { scheduleId, key: "completed" } });
}

function scheduleOf(response: { json(): unknown }): Schedule {
  return startTest.response.parse(response.json()).schedule;
}

async function rowOf(id: string) {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row;
}
