/** Each change is told once, in its transaction. */
import { joinSchedule, startTest } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aCoder, aLearner, send } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { sendBooking } from "./testing/bookings.ts";
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
  world.events.noted.length = 0;
  lena = aLearner((await insertLearner(world.db)).uid);
  cody = aCoder((await insertCoder(world.db)).uid);
});

describe("[NOTE-1] a change of a session is told once, with who did it and when", () => {
  it("a booking, however often the form is sent", async () => {
    const body = { uid: lena.uid, day: "2026-03-03" };
    const call = { as: lena, idempotencyKey: "once", body };
    const { scheduleId } = (await sendBooking(world.app, call)).json();
    await sendBooking(world.app, call);

    expect(world.events.noted).toEqual([
      { kind: "booked", scheduleId, by: lena.uid, at: at("10:05") },
    ]);
  });

  it("a payment", async () => {
    const scheduleId = await insert({ isPaid: false, coderId: null });
    await pay(scheduleId);
    await pay(scheduleId);

    expect(world.events.noted).toEqual([
      { kind: "paid", scheduleId, by: lena.uid, at: at("10:05") },
    ]);
  });

  it("a coder's joining, and none that is refused", async () => {
    const scheduleId = await insert({ ...later, coderId: null });
    const late = aCoder((await insertCoder(world.db)).uid);
    for (const coder of [cody, cody, late]) await join(coder, scheduleId);

    expect(world.events.noted).toEqual([
      { kind: "coder-joined", scheduleId, by: cody.uid, at: at("10:05") },
    ]);
  });

  it("the start by one, the other's coming in, and the end", async () => {
    const scheduleId = await insert();
    await start(lena, scheduleId, "started");
    await start(cody, scheduleId, "started");
    await start(cody, scheduleId, "completed");
    await start(cody, scheduleId, "completed");

    const facts = { scheduleId, at: at("10:05") };
    expect(world.events.noted).toEqual([
      { kind: "started", by: lena.uid, ...facts },
      { kind: "entered", by: cody.uid, ...facts },
      { kind: "completed", by: cody.uid, ...facts },
    ]);
  });

  it("a change that cannot be told does not happen", async () => {
    const unpaid = await insert({ isPaid: false, coderId: null });
    world.events.failure = new Error("no room");
    await expect(pay(unpaid)).rejects.toThrow("no room");
    const open = await insert({ ...later, coderId: null });
    world.events.failure = new Error("no room");
    expect((await join(cody, open)).statusCode).toBe(500);
    const taken = await insert();
    world.events.failure = new Error("no room");
    expect((await start(lena, taken, "started")).statusCode).toBe(500);

    expect(await rowOf(unpaid)).toMatchObject({ paidAt: null });
    expect(await rowOf(open)).toMatchObject({ coderId: null });
    expect(await rowOf(taken)).toMatchObject({ startedAt: null });
  });
});

const later = { startsAt: at("12:00"), endsAt: at("13:00") };

function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = { startsAt: at("10:00"), endsAt: at("11:00") };
  const schedule = { learnerId: lena.uid, coderId: cody.uid, ...times, ...facts };
  return insertSchedule(world.db, schedule).then(({ id }) => id);
}

function pay(scheduleId: string) {
  const payment = { reference: "r", at: world.clock.now() };
  return world.schedules.payable.markPaid(scheduleId, payment);
}

function join(coder: Actor, scheduleId: string) {
  return send(world.app, joinSchedule, { as: coder, body: { scheduleId, userId: coder.uid } });
}

function start(as: Actor, scheduleId: string, key: "started" | "completed") {
  return send(world.app, startTest, { as, body: { scheduleId, key } });
}

async function rowOf(id: string) {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row;
}
