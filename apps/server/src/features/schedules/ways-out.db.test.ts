import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { insertCoder, insertLearner, insertProfile } from "#testing/accounts";
import { aCoder, aLearner } from "#testing/http";
import { openWaysOutApp, reasonOf, START, type WaysOutApp } from "./testing/ways-out-app.ts";

let world: WaysOutApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openWaysOutApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ lena, cody } = await world.begin());
});

describe("[SCHED-9] a learner cancels", () => {
  test.each([
    ["money", "long before", {}, 13],
    ["credit", "when a coder keeps the time free", {}, 12],
    ["money", "when no coder has joined", { coderId: null }, 1],
    ["none", "what is not paid", { coderId: null, isPaid: false }, 1],
    ["credit", "what a credit paid", { paidWithCreditOf: crypto.randomUUID() }, 13],
  ] as const)("and gets %s back %s", async (refund, _, facts, hoursBefore) => {
    const scheduleId = await world.insert(facts);
    world.clock.set(START - hoursBefore * HOUR_MS);
    const response = await world.cancel(lena, { scheduleId, reason: " I am ill " });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, refund });
    expect(await world.rowOf(scheduleId)).toMatchObject({
      cancelledAt: world.clock.now(),
      cancelledBy: "learner",
      cancelReason: "I am ill",
      refund,
      refundedAt: null,
      revision: 1,
    });
    expect(world.refunds.owed).toEqual(
      refund === "money" ? [{ scheduleId, reference: "test" }] : [],
    );
  });

  it("once: again answers the same, gives nothing more back and tells nobody", async () => {
    const scheduleId = await world.insert();
    await world.cancel(lena, { scheduleId });
    world.clock.set(START);
    const again = await world.cancel(lena, { scheduleId });

    expect(again.json().refund).toBe("money");
    expect(await world.rowOf(scheduleId)).toMatchObject({ revision: 1 });
    expect(world.refunds.owed).toHaveLength(1);
    expect(world.events.noted).toHaveLength(1);
  });

  it("and both hear of it, and coders who look at the open ones", async () => {
    const scheduleId = await world.insert();
    await world.cancel(lena, { scheduleId });

    expect(world.live.events).toEqual([
      { to: [lena.uid, cody.uid], event: "schedule:changed", payload: [{ scheduleId }] },
      { to: "coders", event: "open-schedules:changed", payload: [] },
    ]);
    expect(world.events.noted).toEqual([
      { kind: "cancelled", scheduleId, by: lena.uid, at: world.clock.now() },
    ]);
  });

  it("never for something else than was told", async () => {
    const scheduleId = await world.insert();
    world.clock.set(START - 12 * HOUR_MS);
    const response = await world.cancel(lena, { scheduleId, refund: "money" });

    expect(response.statusCode).toBe(409);
    expect(response.json().reason).toBe("schedule/refund-changed");
    expect(await world.rowOf(scheduleId)).toMatchObject({ cancelledAt: null });
    expect((await world.cancel(lena, { scheduleId, refund: "credit" })).statusCode).toBe(200);
  });

  test.each([
    ["schedule/begun", {}, START],
    ["schedule/begun", { startedAt: START }, START + HOUR_MS],
    ["schedule/completed", { startedAt: START, completedAt: START + 1 }, START + HOUR_MS],
    ["schedule/over", {}, START + HOUR_MS],
    ["schedule/over", { coderId: null }, START],
  ] as const)("but not any more: %s with %o", async (reason, facts, now) => {
    const scheduleId = await world.insert(facts);
    world.clock.set(now);
    const response = await world.cancel(lena, { scheduleId });

    expect(response.statusCode).toBe(409);
    expect(response.json().reason).toBe(reason);
    expect(await world.rowOf(scheduleId)).toMatchObject({ cancelledAt: null });
  });

  it("and nobody can join, start, pay or move it after that", async () => {
    const scheduleId = await world.insert({ coderId: null });
    await world.cancel(lena, { scheduleId });

    expect(reasonOf(await world.join(cody, scheduleId))).toBe("schedule/cancelled");
    expect(reasonOf(await world.move(lena, { scheduleId }))).toBe("schedule/cancelled");
    world.clock.set(START);
    await expect(world.schedules.start(lena, scheduleId)).rejects.toMatchObject({
      reason: "schedule/cancelled",
    });
    expect(await offeredTo(cody)).not.toContain(scheduleId);
  });

  it("and the coder is free for another one at that time", async () => {
    await world.cancel(lena, { scheduleId: await world.insert() });
    const other = await world.insert({ coderId: null });

    expect((await world.join(cody, other)).statusCode).toBe(200);
  });
});

describe("[SCHED-9] a coder hands a session back", () => {
  it("which is open again then, with its payment, and the learner reads why", async () => {
    const scheduleId = await world.insert();
    world.clock.set(START - HOUR_MS);
    const response = await world.leave(cody, { scheduleId, reason: "I am ill" });

    expect(response.statusCode).toBe(200);
    expect(await world.rowOf(scheduleId)).toMatchObject({ coderId: null, paidAt: 0, revision: 1 });
    expect(await world.schedules.findFor(lena, scheduleId)).toMatchObject({
      coder_assigned: null,
      handedBack: { reason: "I am ill" },
    });
    expect(world.events.noted).toEqual([
      {
        ...{ kind: "coder-left", scheduleId, by: cody.uid, formerCoderId: cody.uid },
        at: world.clock.now(),
      },
    ]);
    expect(world.live.events).toMatchObject([{ to: [lena.uid, cody.uid] }, { to: "coders" }]);
  });

  it("which the next one takes without reading why", async () => {
    const scheduleId = await world.insert();
    await world.leave(cody, { scheduleId, reason: "I am ill" });
    const cora = aCoder((await insertCoder(world.db)).uid);

    expect(JSON.stringify(await world.openTo(cora))).not.toContain("I am ill");
    expect((await world.join(cora, scheduleId)).statusCode).toBe(200);
    expect(await world.schedules.findFor(lena, scheduleId)).toMatchObject({ handedBack: null });
  });

  test.each([
    [25, "", 200, undefined],
    [24, " ", 409, "schedule/reason-missing"],
    [24, "I am ill", 200, undefined],
    [0, "I am ill", 409, "schedule/begun"],
  ])("%s hours before with the reason %j: %s", async (hours, reason, status, refusal) => {
    const scheduleId = await world.insert();
    world.clock.set(START - hours * HOUR_MS);
    const response = await world.leave(cody, { scheduleId, reason });

    expect(response.statusCode).toBe(status);
    expect(reasonOf(response)).toBe(refusal);
  });

  it("again is harmless; a session of another coder is none of theirs", async () => {
    const scheduleId = await world.insert();
    await world.leave(cody, { scheduleId, reason: "" });
    expect((await world.leave(cody, { scheduleId, reason: "" })).statusCode).toBe(200);
    expect(world.events.noted).toHaveLength(1);

    const cora = aCoder((await insertCoder(world.db)).uid);
    expect(reasonOf(await world.leave(cora, { scheduleId, reason: "" }))).toBe("schedule/unknown");
  });

  it("by cancelling as well, which gives the learner nothing back", async () => {
    const scheduleId = await world.insert();
    const response = await world.cancel(cody, { scheduleId });

    expect(response.json()).toMatchObject({ success: true, refund: "none" });
    expect(await world.rowOf(scheduleId)).toMatchObject({ coderId: null, cancelledAt: null });
    expect(world.refunds.owed).toEqual([]);
  });
});

describe("[GUARD-4] the session of others", () => {
  it("is unknown to whoever does not take part, and its coder is not its learner", async () => {
    const scheduleId = await world.insert();
    const omar = aLearner((await insertLearner(world.db)).uid);
    const cora = aCoder((await insertCoder(world.db)).uid);
    const asLearner = aLearner(cody.uid);
    await insertProfile(world.db, "user", { uid: cody.uid });

    expect(reasonOf(await world.cancel(omar, { scheduleId }))).toBe("schedule/unknown");
    expect(reasonOf(await world.move(omar, { scheduleId }))).toBe("schedule/unknown");
    expect(reasonOf(await world.cancel(cora, { scheduleId }))).toBe("schedule/unknown");
    expect(reasonOf(await world.cancel(asLearner, { scheduleId }))).toBe("access/wrong-person");
    expect(reasonOf(await world.move(asLearner, { scheduleId }))).toBe("access/wrong-person");
    expect(reasonOf(await world.move(cody, { scheduleId }))).toBe("access/wrong-person");
    expect(reasonOf(await world.leave(lena, { scheduleId, reason: "" }))).toBe(
      "access/wrong-person",
    );
    expect(reasonOf(await world.cancel(omar, { scheduleId: "no-uuid" }))).toBe("schedule/unknown");
    expect(await world.rowOf(scheduleId)).toMatchObject({ coderId: cody.uid, cancelledAt: null });
  });
});

async function offeredTo(as: Actor): Promise<string[]> {
  return (await world.openTo(as)).map(({ id }) => id);
}
