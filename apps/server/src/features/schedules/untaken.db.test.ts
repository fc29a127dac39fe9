import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aLearner } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

const START = at("10:00");

let world: SchedulesApp;
let lena: Actor;
let cody: string;

beforeAll(async () => {
  world = await openSchedulesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(schedules);
  world.clock.set(START - HOUR_MS);
  world.live.events.length = 0;
  world.events.noted.length = 0;
  world.refunds.owed.length = 0;
  lena = aLearner((await insertLearner(world.db)).uid);
  cody = (await insertCoder(world.db)).uid;
});

describe("[SCHED-10] when a start comes without a coder", () => {
  it.each([
    ["no-coder", "money", {}],
    ["no-coder", "credit", { paidWithCreditOf: crypto.randomUUID() }],
    ["unpaid", "none", { isPaid: false }],
  ] as const)("%s: the learner gets %s back by itself, once", async (by, refund, facts) => {
    const scheduleId = await insert({ ...facts });
    world.clock.set(START - 1);
    await world.schedules.closeUntaken();
    expect(await rowOf(scheduleId)).toMatchObject({ cancelledAt: null });

    world.clock.set(START);
    await Promise.all([world.schedules.closeUntaken(), world.schedules.closeUntaken()]);
    expect(await rowOf(scheduleId)).toMatchObject({
      cancelledAt: START,
      cancelledBy: by,
      refund,
      revision: 1,
    });
    expect(world.refunds.owed).toEqual(
      refund === "money" ? [{ scheduleId, reference: "test" }] : [],
    );
    expect(world.events.noted).toEqual([
      {
        kind: by === "no-coder" ? "no-coder-came" : "cancelled",
        ...{ scheduleId, by: null, at: START },
      },
    ]);
    expect(world.live.events).toMatchObject([{ to: [lena.uid] }, { to: "coders" }]);
  });

  it("nothing happens to sessions with a coder, started ones and cancelled ones", async () => {
    await insert({ coderId: cody });
    await insert({ startedAt: START });
    await world.schedules.cancel(lena, { scheduleId: await insert(), reason: "" });
    world.events.noted.length = 0;
    world.clock.set(START + 5 * HOUR_MS);
    await world.schedules.closeUntaken();

    expect(world.events.noted).toEqual([]);
  });

  it("more than are read at once are all noted", async () => {
    for (let count = 0; count < 101; count += 1) await insert();
    world.clock.set(START);
    await world.schedules.closeUntaken();

    expect(world.events.noted).toHaveLength(101);
  });

  it("starting says so until its end, and too late after that", async () => {
    const scheduleId = await insert();
    world.clock.set(START);
    await world.schedules.closeUntaken();
    const start = () => world.schedules.start(lena, scheduleId);

    await expect(start()).rejects.toMatchObject({ reason: "schedule/no-coder" });
    world.clock.set(START + HOUR_MS);
    await expect(start()).rejects.toMatchObject({ reason: "schedule/too-late" });
  });
});

/** Lena's, paid, without a coder, from 10:00 to 11:00. */
async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = { startsAt: START, endsAt: START + HOUR_MS };
  return (await insertSchedule(world.db, { learnerId: lena.uid, ...times, ...facts })).id;
}

async function rowOf(id: string) {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row;
}
