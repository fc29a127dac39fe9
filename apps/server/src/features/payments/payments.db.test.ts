import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { contentsOf } from "#testing/table-contents";
import { aCoder, aLearner } from "#testing/http";
import { insertCoder, insertLearner } from "#testing/accounts";
import { openPaymentsApp, RIGHT, type PaymentsApp } from "./testing/open-payments-app.ts";

let world: PaymentsApp;
let lena: Actor;
let charges: PaymentsApp["charges"];
let live: PaymentsApp["live"];
let clock: PaymentsApp["clock"];

beforeAll(async () => {
  world = await openPaymentsApp();
  ({ charges, live, clock } = world);
});
afterAll(() => world.close());
beforeEach(async () => {
  lena = await world.nextLearner();
});

describe("[BOOK-4] paying with the right code", () => {
  it("makes the schedule paid, and keeps when and with what reference", async () => {
    const id = await world.insert();

    const response = await world.pay(id);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: "Payment successful!" });
    expect(await world.rowOf(id)).toMatchObject({
      paidAt: at("09:00"),
      paymentReference: `code-${id}`,
    });
  });

  it("[BOOK-7] is told to the learner, and to coders, who may join from now on", async () => {
    const id = await world.insert();
    await world.pay(id);

    expect(live.events).toEqual([
      { to: [lena.uid], event: "schedule:changed", payload: [{ scheduleId: id }] },
      { to: "coders", event: "open-schedules:changed", payload: [] },
    ]);
  });

  it("works for the learner's account in either role", async () => {
    const id = await world.insert();

    expect((await world.pay(id, { as: aCoder(lena.uid) })).statusCode).toBe(200);
  });

  it("is possible until the start of the session", async () => {
    const id = await world.insert();

    clock.set(at("10:00"));
    const late = await world.pay(id);
    expect(late.statusCode).toBe(409);
    expect(late.json().reason).toBe("schedule/over");
    expect(charges).toEqual([]);

    clock.set(at("10:00") - 1);
    expect((await world.pay(id)).statusCode).toBe(200);
  });
});

describe("[BOOK-6] paying again", () => {
  it("succeeds without another charge, even with another code and when it is over", async () => {
    const id = await world.insert();
    await world.pay(id);
    const before = await world.rowOf(id);
    live.events.length = 0;
    clock.set(at("23:00"));

    expect((await world.pay(id)).statusCode).toBe(200);
    expect((await world.pay(id, { code: "wrong" })).statusCode).toBe(200);
    expect(charges).toHaveLength(1);
    expect(await world.rowOf(id)).toEqual(before);
    expect(live.events).toEqual([]);
  });

  it("fifty times at once is one payment, told once, and every press succeeds", async () => {
    const id = await world.insert();

    const answers = await Promise.all(Array.from({ length: 50 }, () => world.pay(id)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(charges).toHaveLength(1);
    expect(await world.rowOf(id)).toMatchObject({
      paidAt: at("09:00"),
      paymentReference: `code-${id}`,
    });
    expect(live.events).toHaveLength(2);
  });

  it("at once through two server processes is one payment: their charges have one key", async () => {
    const id = await world.insert();
    world.holdAnswers(() => expect.poll(() => charges.length).toBe(2));
    const another = await world.createApp(RIGHT);

    const answers = await Promise.all([world.pay(id), world.pay(id, { through: another })]);
    await another.close();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([id, id]);
    expect(live.events).toHaveLength(2);
  });

  it("another schedule is another charge", async () => {
    await world.pay(await world.insert());
    await world.pay(await world.insert());

    expect(new Set(charges.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

describe("[GUARD-4] nobody pays for, or learns of, what is not theirs", () => {
  test.each<[string, number, string, () => Promise<Actor | null>, boolean]>([
    ["nobody", 401, "session/required", async () => null, true],
    ["a learner in another's name", 403, "access/denied", anotherLearner, true],
    ["a learner in their own", 404, "schedule/unknown", anotherLearner, false],
    ["a coder in another's name", 403, "access/denied", anotherCoder, true],
    ["the coder of the session", 404, "schedule/unknown", anotherCoder, false],
  ])("%s: %i %s", async (_, status, reason, who, isNamingLena) => {
    const as = await who();
    const isCoder = as?.person === "coder";
    const id = await world.insert({ coderId: isCoder ? as.uid : null });
    const before = await contentsOf(world.db, schedules);

    const response = await world.pay(id, { as, userId: isNamingLena ? lena.uid : (as?.uid ?? "") });

    expect(response.statusCode).toBe(status);
    expect(response.json().reason).toBe(reason);
    expect(await contentsOf(world.db, schedules)).toEqual(before);
    expect(charges).toEqual([]);
    expect(live.events).toEqual([]);
  });

  test.each(["no-uuid", "00000000-0000-4000-8000-000000000000"])("there is no %s", async (id) => {
    const response = await world.pay(id);

    expect(response.statusCode).toBe(404);
    expect(response.json().reason).toBe("schedule/unknown");
  });
});

async function anotherLearner(): Promise<Actor> {
  return aLearner((await insertLearner(world.db)).uid);
}

async function anotherCoder(): Promise<Actor> {
  return aCoder((await insertCoder(world.db)).uid);
}
