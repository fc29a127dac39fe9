import { payWithCode, readPaymentMethod } from "@codetale/contract/payments";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { Charge, PaymentProvider } from "#core/ports/payments";
import type { OpenDatabase } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { createCodeProvider } from "#platform/payments/code-provider";
import { TestClock } from "#testing/clock";
import { contentsOf } from "#testing/table-contents";
import { openTestDatabase } from "#testing/database";
import { aCoder, aLearner, createTestApp, send } from "#testing/http";
import { RecordedLiveEvents } from "#testing/live-events";
import { insertCoder, insertLearner } from "#testing/accounts";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { createSchedules } from "../schedules/create-schedules.ts";
import {
  RecordedChats,
  RecordedRefunds,
  RecordedScheduleEvents,
} from "../schedules/testing/open-schedules-app.ts";
import { paymentRoutes } from "./payments.routes.ts";
import { createPaymentService, type PaymentsDeps } from "./payments.service.ts";

const RIGHT = "open-sesame";
const MOST_GUESSES = 10;

let database: OpenDatabase;
let app: FastifyInstance;
let lena: Actor;
let charges: Charge[];
let guesses: Map<string, number>;
/** What the provider waits for before it answers. */
let beforeAnswer: () => unknown;
const clock = new TestClock(at("09:00"));
const live = new RecordedLiveEvents();
const refunds = new RecordedRefunds();

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createApp(RIGHT);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  clock.set(at("09:00"));
  live.events.length = 0;
  charges = [];
  beforeAnswer = () => {};
  guesses = new Map();
  lena = aLearner((await insertLearner(database.db)).uid);
});

describe("[BOOK-4] paying with the right code", () => {
  it("makes the schedule paid, and keeps when and with what reference", async () => {
    const id = await insert();

    const response = await pay(id);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: "Payment successful!" });
    expect(await rowOf(id)).toMatchObject({ paidAt: at("09:00"), paymentReference: `code-${id}` });
  });

  it("[BOOK-7] is told to the learner, and to coders, who may join from now on", async () => {
    const id = await insert();
    await pay(id);

    expect(live.events).toEqual([
      { to: [lena.uid], event: "schedule:changed", payload: [{ scheduleId: id }] },
      { to: "coders", event: "open-schedules:changed", payload: [] },
    ]);
  });

  it("works for the learner's account in either role", async () => {
    const id = await insert();

    expect((await pay(id, { as: aCoder(lena.uid) })).statusCode).toBe(200);
  });

  it("is possible until the start of the session", async () => {
    const id = await insert();

    clock.set(at("10:00"));
    const late = await pay(id);
    expect(late.statusCode).toBe(409);
    expect(late.json().reason).toBe("schedule/over");
    expect(charges).toEqual([]);

    clock.set(at("10:00") - 1);
    expect((await pay(id)).statusCode).toBe(200);
  });
});

describe("[BOOK-6] paying again", () => {
  it("succeeds without another charge, even with another code and when it is over", async () => {
    const id = await insert();
    await pay(id);
    const before = await rowOf(id);
    live.events.length = 0;
    clock.set(at("23:00"));

    expect((await pay(id)).statusCode).toBe(200);
    expect((await pay(id, { code: "wrong" })).statusCode).toBe(200);
    expect(charges).toHaveLength(1);
    expect(await rowOf(id)).toEqual(before);
    expect(live.events).toEqual([]);
  });

  it("fifty times at once is one payment, told once, and every press succeeds", async () => {
    const id = await insert();

    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(id)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(charges).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ paidAt: at("09:00"), paymentReference: `code-${id}` });
    expect(live.events).toHaveLength(2);
  });

  it("at once through two server processes is one payment: their charges have one key", async () => {
    const id = await insert();
    beforeAnswer = () => expect.poll(() => charges.length).toBe(2);
    const another = await createApp(RIGHT);

    const answers = await Promise.all([pay(id), pay(id, { through: another })]);
    await another.close();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([id, id]);
    expect(live.events).toHaveLength(2);
  });

  it("another schedule is another charge", async () => {
    await pay(await insert());
    await pay(await insert());

    expect(new Set(charges.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

describe("[BOOK-7] without the right code nothing is paid", () => {
  test.each(["wrong", "", " open-sesame", "OPEN-SESAME"])("%j is refused", async (code) => {
    const id = await insert();

    const response = await pay(id, { code });

    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({
      code: "failed-precondition",
      reason: "payment/wrong-code",
      message: "The payment code was not accepted.",
    });
    expect(await rowOf(id)).toMatchObject({ paidAt: null, paymentReference: null });
    expect(live.events).toEqual([]);
  });

  it("ten wrong codes are the most, and then even the right one has to wait", async () => {
    const id = await insert();
    for (let guess = 0; guess < MOST_GUESSES; guess++) {
      expect((await pay(id, { code: "wrong" })).statusCode).toBe(402);
    }

    const response = await pay(id);

    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ reason: "request/too-many", retryAfterMs: 900_000 });
    expect(response.headers["retry-after"]).toBe("900");
    expect(charges).toHaveLength(MOST_GUESSES);
    expect((await rowOf(id))?.paidAt).toBeNull();
  });

  it("a hundred guesses at once are not looked at more than ten times", async () => {
    const id = await insert();

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => pay(id, { code: `guess-${index}` })),
    );

    expect(charges).toHaveLength(MOST_GUESSES);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90);
  });

  it("right codes do not count, so somebody who books a lot can pay for it all", async () => {
    for (let paid = 0; paid < MOST_GUESSES + 5; paid++) {
      expect((await pay(await insert())).statusCode).toBe(200);
    }
  });

  it("guesses are counted for each account by itself", async () => {
    const id = await insert();
    for (let guess = 0; guess < MOST_GUESSES; guess++) await pay(id, { code: "wrong" });
    const omar = aLearner((await insertLearner(database.db)).uid);
    const other = await insert({ learnerId: omar.uid });

    expect((await pay(other, { as: omar })).statusCode).toBe(200);
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
    const id = await insert({ coderId: isCoder ? as.uid : null });
    const before = await contentsOf(database.db, schedules);

    const response = await pay(id, { as, userId: isNamingLena ? lena.uid : (as?.uid ?? "") });

    expect(response.statusCode).toBe(status);
    expect(response.json().reason).toBe(reason);
    expect(await contentsOf(database.db, schedules)).toEqual(before);
    expect(charges).toEqual([]);
    expect(live.events).toEqual([]);
  });

  test.each(["no-uuid", "00000000-0000-4000-8000-000000000000"])("there is no %s", async (id) => {
    const response = await pay(id);

    expect(response.statusCode).toBe(404);
    expect(response.json().reason).toBe("schedule/unknown");
  });
});

describe("how sessions are paid", () => {
  it("a trial installation offers its code to everybody", async () => {
    const response = await send(app, readPaymentMethod, { as: null });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...{ kind: "code", sampleCode: RIGHT },
      ...{ price: "₹499 a session", credits: 0 },
    });
  });

  it("any other keeps it to itself", async () => {
    const earnest = await createApp(null);
    const response = await send(earnest, readPaymentMethod, { as: null });
    await earnest.close();

    expect(response.json()).toEqual({ kind: "code", sampleCode: null, price: null, credits: 0 });
  });
});

async function createApp(sampleCode: string | null): Promise<FastifyInstance> {
  const codes = createCodeProvider(RIGHT);
  const provider: PaymentProvider = {
    async charge(charge) {
      charges.push(charge);
      await beforeAnswer();
      return codes.charge(charge);
    },
    refund: codes.refund,
  };
  const limit: PaymentsDeps["guesses"] = {
    async count(uid) {
      const count = (guesses.get(uid) ?? 0) + 1;
      if (count > MOST_GUESSES) throw new AppError("request/too-many", { retryAfterMs: 900_000 });
      guesses.set(uid, count);
    },
    async refund(uid) {
      guesses.set(uid, (guesses.get(uid) ?? 0) - 1);
    },
  };
  const app = createTestApp({ clock });
  const chats = new RecordedChats();
  const events = new RecordedScheduleEvents();
  const { db } = database;
  const payments = createPaymentService({
    schedules: createSchedules({ db, chats, events, refunds, live, clock }).payable,
    provider,
    guesses: limit,
    live,
    clock,
  });
  const price = sampleCode === null ? null : "₹499 a session";
  await app.register(paymentRoutes, { payments, sampleCode, price });
  return app;
}

/** Lena's, unpaid, from 10:00 to 11:00. */
async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = { startsAt: at("10:00"), endsAt: at("11:00") };
  const schedule = { learnerId: lena.uid, isPaid: false, ...times, ...facts };
  return (await insertSchedule(database.db, schedule)).id;
}

interface Attempt {
  as?: Actor | null;
  userId?: string;
  code?: string;
  through?: FastifyInstance;
}

function pay(scheduleId: string, { as = lena, userId, code = RIGHT, through = app }: Attempt = {}) {
  const user_id = userId ?? as?.uid ?? lena.uid;
  return send(through, payWithCode, { as, body: { user_id, pay_code: code, scheduleId } });
}

async function anotherLearner(): Promise<Actor> {
  return aLearner((await insertLearner(database.db)).uid);
}

async function anotherCoder(): Promise<Actor> {
  return aCoder((await insertCoder(database.db)).uid);
}

async function rowOf(id: string) {
  const [row] = await database.db.select().from(schedules).where(eq(schedules.id, id));
  return row;
}
