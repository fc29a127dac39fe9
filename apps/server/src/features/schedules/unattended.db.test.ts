import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import { openWaysOutApp, START, type WaysOutApp } from "./testing/ways-out-app.ts";

let world: WaysOutApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openWaysOutApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(schedules);
  ({ lena, cody } = await world.begin());
});

describe("[SCHED-10] when a coder's account is disabled", () => {
  it("their sessions ahead are handed back, once, and both are told as by their leaving", async () => {
    const scheduleId = await world.insert();
    await world.schedules.handBackUnattended();
    expect(await world.rowOf(scheduleId)).toMatchObject({ coderId: cody.uid, revision: 0 });

    await disable(cody);
    await Promise.all([world.schedules.handBackUnattended(), world.schedules.handBackUnattended()]);
    expect(await world.rowOf(scheduleId)).toMatchObject({
      coderId: null,
      leftCoderId: cody.uid,
      paidAt: 0,
      revision: 1,
    });
    const at = world.clock.now();
    expect(world.events.noted).toEqual([
      { kind: "coder-left", scheduleId, by: cody.uid, formerCoderId: cody.uid, at },
    ]);
    expect(world.live.events).toMatchObject([{ to: [lena.uid, cody.uid] }, { to: "coders" }]);
  });

  it("what has begun, was cancelled, or is their own as a learner stays as it is", async () => {
    const times = { startsAt: START - HOUR_MS, endsAt: START };
    const started = await world.insert({ ...times, startedAt: START - HOUR_MS });
    const completed = await world.insert({
      ...{ startsAt: START - 2 * HOUR_MS, endsAt: START - HOUR_MS },
      ...{ startedAt: START - 2 * HOUR_MS, completedAt: START - HOUR_MS },
    });
    const by = { cancelledBy: "learner", refund: "none" } as const;
    const cancelled = await world.insert({ cancelledAt: 0, ...by });
    const open = await world.insert();
    await disable(cody);
    world.clock.set(START);
    await world.schedules.handBackUnattended();

    for (const id of [started, completed, cancelled, open]) {
      expect(await world.rowOf(id)).toMatchObject({ coderId: cody.uid, revision: 0 });
    }
    await disable(lena);
    const joined = await world.insert({ startsAt: START + 1, endsAt: START + 2, coderId: null });
    await world.schedules.handBackUnattended();
    expect(await world.rowOf(joined)).toMatchObject({ learnerId: lena.uid, revision: 0 });
    expect(world.events.noted).toEqual([]);
  });
});

function disable({ uid }: Actor) {
  return world.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
}
