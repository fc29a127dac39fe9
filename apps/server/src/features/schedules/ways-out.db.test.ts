import {
  cancelSchedule,
  joinSchedule,
  leaveSchedule,
  listOpenSchedules,
  moveSchedule,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder, insertLearner, insertProfile } from "#testing/accounts";
import { aCoder, aLearner, send } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

const START = at("10:00");

let world: SchedulesApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openSchedulesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(START - 48 * HOUR_MS);
  world.live.events.length = 0;
  world.events.noted.length = 0;
  world.refunds.owed.length = 0;
  lena = aLearner((await insertLearner(world.db)).uid);
  cody = aCoder((await insertCoder(world.db)).uid);
});

describe("[SCHED-9] a learner cancels", () => {
  test.each([
    ["money", "long before", {}, 13],
    ["credit", "when a coder keeps the time free", {}, 12],
    ["money", "when no coder has joined", { coderId: null }, 1],
    ["none", "what is not paid", { coderId: null, isPaid: false }, 1],
    ["credit", "what a credit paid", { paidWithCreditOf: crypto.randomUUID() }, 13],
  ] as const)("and gets %s back %s", async (refund, _, facts, hoursBefore) => {
    const scheduleId = await insert(facts);
    world.clock.set(START - hoursBefore * HOUR_MS);
    const response = await cancel(lena, { scheduleId, reason: " I am ill " });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, refund });
    expect(await rowOf(scheduleId)).toMatchObject({
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
    const scheduleId = await insert();
    await cancel(lena, { scheduleId });
    world.clock.set(START);
    const again = await cancel(lena, { scheduleId });

    expect(again.json().refund).toBe("money");
    expect(await rowOf(scheduleId)).toMatchObject({ revision: 1 });
    expect(world.refunds.owed).toHaveLength(1);
    expect(world.events.noted).toHaveLength(1);
  });

  it("and both hear of it, and coders who look at the open ones", async () => {
    const scheduleId = await insert();
    await cancel(lena, { scheduleId });

    expect(world.live.events).toEqual([
      { to: [lena.uid, cody.uid], event: "schedule:changed", payload: [{ scheduleId }] },
      { to: "coders", event: "open-schedules:changed", payload: [] },
    ]);
    expect(world.events.noted).toEqual([
      { kind: "cancelled", scheduleId, by: lena.uid, at: world.clock.now() },
    ]);
  });

  it("never for something else than was told", async () => {
    const scheduleId = await insert();
    world.clock.set(START - 12 * HOUR_MS);
    const response = await cancel(lena, { scheduleId, refund: "money" });

    expect(response.statusCode).toBe(409);
    expect(response.json().reason).toBe("schedule/refund-changed");
    expect(await rowOf(scheduleId)).toMatchObject({ cancelledAt: null });
    expect((await cancel(lena, { scheduleId, refund: "credit" })).statusCode).toBe(200);
  });

  test.each([
    ["schedule/begun", {}, START],
    ["schedule/begun", { startedAt: START }, START + HOUR_MS],
    ["schedule/completed", { startedAt: START, completedAt: START + 1 }, START + HOUR_MS],
    ["schedule/over", {}, START + HOUR_MS],
    ["schedule/over", { coderId: null }, START],
  ] as const)("but not any more: %s with %o", async (reason, facts, now) => {
    const scheduleId = await insert(facts);
    world.clock.set(now);
    const response = await cancel(lena, { scheduleId });

    expect(response.statusCode).toBe(409);
    expect(response.json().reason).toBe(reason);
    expect(await rowOf(scheduleId)).toMatchObject({ cancelledAt: null });
  });

  it("and nobody can join, start, pay or move it after that", async () => {
    const scheduleId = await insert({ coderId: null });
    await cancel(lena, { scheduleId });

    expect(reasonOf(await join(cody, scheduleId))).toBe("schedule/cancelled");
    expect(reasonOf(await move(lena, { scheduleId }))).toBe("schedule/cancelled");
    world.clock.set(START);
    await expect(world.schedules.start(lena, scheduleId)).rejects.toMatchObject({
      reason: "schedule/cancelled",
    });
    expect(await offeredTo(cody)).not.toContain(scheduleId);
  });

  it("and the coder is free for another one at that time", async () => {
    await cancel(lena, { scheduleId: await insert() });
    const other = await insert({ coderId: null });

    expect((await join(cody, other)).statusCode).toBe(200);
  });
});

describe("[SCHED-9] a coder hands a session back", () => {
  it("which is open again then, with its payment, and the learner reads why", async () => {
    const scheduleId = await insert();
    world.clock.set(START - HOUR_MS);
    const response = await leave(cody, { scheduleId, reason: "I am ill" });

    expect(response.statusCode).toBe(200);
    expect(await rowOf(scheduleId)).toMatchObject({ coderId: null, paidAt: 0, revision: 1 });
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
    const scheduleId = await insert();
    await leave(cody, { scheduleId, reason: "I am ill" });
    const cora = aCoder((await insertCoder(world.db)).uid);

    expect(JSON.stringify(await openTo(cora))).not.toContain("I am ill");
    expect((await join(cora, scheduleId)).statusCode).toBe(200);
    expect(await world.schedules.findFor(lena, scheduleId)).toMatchObject({ handedBack: null });
  });

  test.each([
    [25, "", 200, undefined],
    [24, " ", 409, "schedule/reason-missing"],
    [24, "I am ill", 200, undefined],
    [0, "I am ill", 409, "schedule/begun"],
  ])("%s hours before with the reason %j: %s", async (hours, reason, status, refusal) => {
    const scheduleId = await insert();
    world.clock.set(START - hours * HOUR_MS);
    const response = await leave(cody, { scheduleId, reason });

    expect(response.statusCode).toBe(status);
    expect(reasonOf(response)).toBe(refusal);
  });

  it("again is harmless; a session of another coder is none of theirs", async () => {
    const scheduleId = await insert();
    await leave(cody, { scheduleId, reason: "" });
    expect((await leave(cody, { scheduleId, reason: "" })).statusCode).toBe(200);
    expect(world.events.noted).toHaveLength(1);

    const cora = aCoder((await insertCoder(world.db)).uid);
    expect(reasonOf(await leave(cora, { scheduleId, reason: "" }))).toBe("schedule/unknown");
  });

  it("by cancelling as well, which gives the learner nothing back", async () => {
    const scheduleId = await insert();
    const response = await cancel(cody, { scheduleId });

    expect(response.json()).toMatchObject({ success: true, refund: "none" });
    expect(await rowOf(scheduleId)).toMatchObject({ coderId: null, cancelledAt: null });
    expect(world.refunds.owed).toEqual([]);
  });
});

describe("[SCHED-9] a learner moves a session", () => {
  it("whose coder is free again, is told, and may join it anew", async () => {
    const scheduleId = await insert();
    const response = await move(lena, { scheduleId });

    expect(response.statusCode).toBe(200);
    expect(response.json().schedule).toMatchObject({ coder_assigned: null, revision: 1 });
    expect(await rowOf(scheduleId)).toMatchObject({
      startsAt: Date.parse("2026-03-05T22:30Z"),
      endsAt: Date.parse("2026-03-06T00:00Z"),
      timeZone: "Europe/London",
      paidAt: 0,
    });
    expect(world.events.noted).toEqual([
      {
        ...{ kind: "moved", scheduleId, by: lena.uid, formerCoderId: cody.uid },
        at: world.clock.now(),
        earlier: { startsAt: START, endsAt: START + HOUR_MS },
      },
    ]);
    expect(world.live.events).toMatchObject([{ to: [lena.uid, cody.uid] }, { to: "coders" }]);
    expect((await join(cody, scheduleId)).statusCode).toBe(200);
  });

  it("to where it is, as by a repeated call, and nothing happens", async () => {
    const scheduleId = await insert();
    await move(lena, { scheduleId });
    await join(cody, scheduleId);

    expect((await move(lena, { scheduleId })).statusCode).toBe(200);
    expect(await rowOf(scheduleId)).toMatchObject({ coderId: cody.uid, revision: 1 });
  });

  test.each([
    [12, {}, "schedule/too-late-to-move"],
    [1, { coderId: null }, undefined],
    [0, {}, "schedule/begun"],
  ])("%s hours before, with %o: %s", async (hours, facts, reason) => {
    const scheduleId = await insert(facts);
    world.clock.set(START - hours * HOUR_MS);

    expect(reasonOf(await move(lena, { scheduleId }))).toBe(reason);
  });

  it("but not onto another one of theirs, also of two that are moved at once", async () => {
    const [first, second] = [await insert(), await insert({ coderId: null })];
    const answers = await Promise.all([
      move(lena, { scheduleId: first }),
      move(lena, { scheduleId: second }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map(reasonOf)).toContain("booking/overlaps");
  });

  it("within its own time", async () => {
    const scheduleId = await insert({ coderId: null });
    const times = { day: "2026-03-02", startTime: "10:30", endTime: "11:30", timeZone: "UTC" };

    expect((await move(lena, { scheduleId, ...times })).statusCode).toBe(200);
  });

  test.each([
    [{ day: "2026-02-27" }, "day", "This day is over; please choose a later one"],
    [{ day: "2027-03-02" }, "day", "A session can be booked at most 180 days ahead"],
    [{ endTime: "22:29" }, "endTime", "End time cannot be less than start time"],
  ])("to %o: refused in words, as a booking", async (times, path, message) => {
    const response = await move(lena, { scheduleId: await insert(), ...times });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: [{ path, message }] });
  });
});

describe("[GUARD-4] the session of others", () => {
  it("is unknown to whoever does not take part, and its coder is not its learner", async () => {
    const scheduleId = await insert();
    const omar = aLearner((await insertLearner(world.db)).uid);
    const cora = aCoder((await insertCoder(world.db)).uid);
    const asLearner = aLearner(cody.uid);
    await insertProfile(world.db, "user", { uid: cody.uid });

    expect(reasonOf(await cancel(omar, { scheduleId }))).toBe("schedule/unknown");
    expect(reasonOf(await move(omar, { scheduleId }))).toBe("schedule/unknown");
    expect(reasonOf(await cancel(cora, { scheduleId }))).toBe("schedule/unknown");
    expect(reasonOf(await cancel(asLearner, { scheduleId }))).toBe("access/wrong-person");
    expect(reasonOf(await move(asLearner, { scheduleId }))).toBe("access/wrong-person");
    expect(reasonOf(await move(cody, { scheduleId }))).toBe("access/wrong-person");
    expect(reasonOf(await leave(lena, { scheduleId, reason: "" }))).toBe("access/wrong-person");
    expect(reasonOf(await cancel(omar, { scheduleId: "no-uuid" }))).toBe("schedule/unknown");
    expect(await rowOf(scheduleId)).toMatchObject({ coderId: cody.uid, cancelledAt: null });
  });
});

/** Lena's, paid, with Cody, from 10:00 to 11:00. */
async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = { startsAt: START, endsAt: START + HOUR_MS };
  const schedule = { learnerId: lena.uid, coderId: cody.uid, ...times, ...facts };
  return (await insertSchedule(world.db, schedule)).id;
}

function cancel(as: Actor, body: { scheduleId: string; reason?: string; refund?: string }) {
  return send(world.app, cancelSchedule, { as, body });
}

function leave(as: Actor, body: { scheduleId: string; reason: string }) {
  return send(world.app, leaveSchedule, { as, body });
}

/** Over midnight, unless a test says otherwise. */
function move(as: Actor, body: { scheduleId: string } & Record<string, string>) {
  const times = { day: "2026-03-05", startTime: "22:30", endTime: "00:00" };
  return send(world.app, moveSchedule, {
    as,
    body: { ...times, timeZone: "Europe/London", ...body },
  });
}

function join(as: Actor, scheduleId: string) {
  return send(world.app, joinSchedule, { as, body: { scheduleId, userId: as.uid } });
}

async function openTo(as: Actor): Promise<{ id: string }[]> {
  const body = { userId: as.uid, timeZone: "UTC" };
  const response = await send(world.app, listOpenSchedules, { as, body });
  return response.json<{ filteredSchedule: { id: string }[] }>().filteredSchedule;
}

async function offeredTo(as: Actor): Promise<string[]> {
  return (await openTo(as)).map(({ id }) => id);
}

function reasonOf(response: Awaited<ReturnType<typeof send>>): string | undefined {
  return response.json<{ reason?: string }>().reason;
}

async function rowOf(id: string) {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row;
}
