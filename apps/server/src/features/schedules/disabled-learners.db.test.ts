import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#platform/db/schema/identity";
import { schedulesForNotices } from "./schedules-for-notices.repository.ts";
import { openWaysOutApp, reasonOf, type WaysOutApp } from "./testing/ways-out-app.ts";

let world: WaysOutApp;

beforeAll(async () => {
  world = await openWaysOutApp();
});
afterAll(() => world.close());

it("[SCHED-1] a request whose learner is disabled is neither listed, joined nor told until enabled", async () => {
  const { lena, cody } = await world.begin();
  const scheduleId = await world.insert({ coderId: null });
  const openNow = async () => [
    (await world.openTo(cody)).length,
    (await world.schedules.listForOperators("unassigned", 10)).length,
    (await schedulesForNotices.findOpen(world.db, [scheduleId], world.clock.now())).length,
    Number(await world.schedules.mayMeet(cody, lena.uid)),
  ];
  const setDisabled = (isDisabled: boolean) =>
    world.db.update(users).set({ isDisabled }).where(eq(users.id, lena.uid));
  expect(await openNow()).toEqual([1, 1, 1, 1]);

  await setDisabled(true);
  expect(await openNow()).toEqual([0, 0, 0, 0]);
  expect(reasonOf(await world.join(cody, scheduleId))).toBe("schedule/unknown");
  expect(await world.rowOf(scheduleId)).toMatchObject({ coderId: null });

  world.clock.advance(HOUR_MS);
  await setDisabled(false);
  expect(await openNow()).toEqual([1, 1, 1, 1]);
  expect((await world.join(cody, scheduleId)).statusCode).toBe(200);
});
