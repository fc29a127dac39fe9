import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schedules } from "#platform/db/schema/schedules";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { eraseSchedules } from "./account-data.repository.ts";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

const START = at("10:00");

let world: SchedulesApp;
let lena: string;
let cody: string;

beforeAll(async () => {
  world = await openSchedulesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.refunds.owed.length = 0;
  ({ lena, cody } = await world.begin());
});

describe("[SCHED-10] a paid session that is deleted with its learner's account", () => {
  it.each([-1, 0, 1])(
    "without a coder has its money owed, %i ms after its start",
    async (afterMs) => {
      const scheduleId = await insert();
      await erase(START + afterMs);

      expect(world.refunds.owed).toEqual([{ scheduleId, reference: "test" }]);
      expect(await world.db.$count(schedules, eq(schedules.id, scheduleId))).toBe(0);
    },
  );

  it("has it owed once, whether the server has noted the start before or not", async () => {
    const scheduleId = await insert();
    world.clock.set(START);
    await world.schedules.closeUntaken();
    await erase(START + 1);

    expect(world.refunds.owed).toEqual([{ scheduleId, reference: "test" }]);
  });

  it("with a coder, from its start on, has none owed", async () => {
    await insert({ coderId: cody });
    await erase(START);

    expect(world.refunds.owed).toEqual([]);
  });
});

async function erase(now: number) {
  const { db, events, refunds } = world;
  const leaving = { uid: lena, email: "lena@mail.test", now, addStandIn: async () => {} };
  const chats = { erase: async () => [], anonymise: async () => {} };
  await db.transaction((tx) => eraseSchedules(tx, leaving, chats, { events, refunds }));
}

/** Lena's, paid, without a coder, from 10:00 to 11:00. */
async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = { startsAt: START, endsAt: START + HOUR_MS };
  return (await insertSchedule(world.db, { learnerId: lena, ...times, ...facts })).id;
}
