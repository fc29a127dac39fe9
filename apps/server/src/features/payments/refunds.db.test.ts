import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { Charge, ChargeRefund } from "#core/ports/payments";
import { schedules } from "#platform/db/schema/schedules";
import { createCodeProvider } from "#platform/payments/code-provider";
import { insertLearner } from "#testing/accounts";
import { aCoder, aLearner } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { openSchedulesApp, type SchedulesApp } from "../schedules/testing/open-schedules-app.ts";
import { createPaymentService, type PaymentService } from "./payments.service.ts";

const RIGHT = "open-sesame";

let world: SchedulesApp;
let payments: PaymentService;
let lena: Actor;
const charges: Charge[] = [];
const given: ChargeRefund[] = [];
/** What the provider waits for before it answers. */
let beforeAnswer: () => unknown;
/** What taking back the count of a right code comes to. */
let takeBack: () => Promise<void>;

beforeAll(async () => {
  world = await openSchedulesApp();
  const codes = createCodeProvider(RIGHT);
  payments = createPaymentService({
    schedules: world.schedules.payable,
    provider: {
      async charge(charge) {
        charges.push(charge);
        await beforeAnswer();
        return codes.charge(charge);
      },
      async refund(refund) {
        given.push(refund);
        return codes.refund(refund);
      },
    },
    guesses: { count: async () => {}, takeBack: () => takeBack() },
    live: world.live,
    clock: world.clock,
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(at("09:00"));
  world.live.events.length = 0;
  world.refunds.owed.length = 0;
  charges.length = 0;
  given.length = 0;
  beforeAnswer = () => {};
  takeBack = async () => {};
  lena = aLearner((await insertLearner(world.db)).uid);
});

describe("[SCHED-9] a free session", () => {
  it("pays the next one without a charge, whatever the code, and is used up then", async () => {
    await insert({ ...cancelled, refund: "credit" });
    expect(await payments.countCredits(lena)).toBe(1);
    const id = await insert();

    expect(await reasonOf(pay(id, lena, "none"))).toBeNull();
    expect(charges).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ paidAt: at("09:00"), paymentReference: null });
    expect(world.live.events).toContainEqual(
      expect.objectContaining({ event: "schedule:changed" }),
    );
    expect(await payments.countCredits(lena)).toBe(0);
    expect(await reasonOf(pay(await insert(), lena, "none"))).toBe("payment/wrong-code");
  });

  it("is its learner's alone", async () => {
    await insert({ ...cancelled, refund: "credit" });
    const omar = aLearner((await insertLearner(world.db)).uid);

    expect(await payments.countCredits(omar)).toBe(0);
    expect(await payments.countCredits(aCoder(lena.uid))).toBe(0);
    const id = await insert({ learnerId: omar.uid });
    expect(await reasonOf(pay(id, omar, "none"))).toBe("payment/wrong-code");
  });
});

it("[BOOK-4] a charge that pays is kept", async () => {
  const id = await insert();

  expect(await reasonOf(pay(id))).toBeNull();
  expect(charges).toHaveLength(1);
  expect(given).toEqual([]);
});

it("[BOOK-4] a charge that pays is noted also where its code stays counted as a guess", async () => {
  const id = await insert();
  takeBack = () => Promise.reject(new Error("the database is away"));

  await expect(pay(id)).rejects.toThrow("the database is away");
  expect(await rowOf(id)).toMatchObject({ paidAt: at("09:00"), paymentReference: `code-${id}` });
  expect(await reasonOf(pay(id))).toBeNull();
  expect(charges).toHaveLength(1);
});

describe("[SCHED-9] a session that is cancelled", () => {
  it("is not charged any more", async () => {
    const id = await insert({ ...cancelled, isPaid: false, refund: "none" });

    expect(await reasonOf(pay(id))).toBe("schedule/cancelled");
    expect(charges).toEqual([]);
  });

  it("while the provider is asked is given back, and the payer is told", async () => {
    const id = await insert();
    beforeAnswer = () =>
      world.db
        .update(schedules)
        .set({ cancelledAt: at("08:00"), cancelledBy: "learner", refund: "none" })
        .where(eq(schedules.id, id));

    expect(await reasonOf(pay(id))).toBe("schedule/cancelled");
    expect(await rowOf(id)).toMatchObject({ paymentReference: `code-${id}`, refund: "money" });
    expect(world.refunds.owed).toEqual([{ scheduleId: id, reference: `code-${id}` }]);
  });

  it("and that a free session paid meanwhile has its needless charge given back", async () => {
    const credit = await insert({ ...cancelled, refund: "credit" });
    await world.db.update(schedules).set({ refund: "none" }).where(eq(schedules.id, credit));
    const id = await insert();
    const paid = { paidAt: at("09:00"), paidWithCreditOf: credit };
    beforeAnswer = () => world.db.update(schedules).set(paid).where(eq(schedules.id, id));

    expect(await reasonOf(pay(id))).toBeNull();
    expect(world.refunds.owed).toEqual([{ scheduleId: id, reference: `code-${id}` }]);
    world.live.events.length = 0;
    for (const owed of world.refunds.owed) await payments.giveBack(owed);
    expect(given).toEqual([{ reference: `code-${id}`, idempotencyKey: id }]);
    expect(await rowOf(id)).toMatchObject({ ...paid, refund: null, refundedAt: null });
    expect(world.live.events).toEqual([]);
  });

  it("and that goes with its account meanwhile has its charge given back", async () => {
    const id = await insert();
    beforeAnswer = () => world.db.delete(schedules).where(eq(schedules.id, id));

    expect(await reasonOf(pay(id))).toBeNull();
    expect(world.refunds.owed).toEqual([{ scheduleId: id, reference: `code-${id}` }]);
  });

  it("gets its money back once, with a reference, also when the job runs again", async () => {
    const id = await insert({ ...cancelled, refund: "money" });
    const owed = { scheduleId: id, reference: "test" };
    await payments.giveBack(owed);
    world.clock.set(at("09:01"));
    await payments.giveBack(owed);

    expect(given).toHaveLength(2);
    expect(given[0]).toEqual({ reference: "test", idempotencyKey: id });
    expect(given[1]).toEqual(given[0]);
    expect(await rowOf(id)).toMatchObject({
      refundedAt: at("09:00"),
      refundReference: `code-refund-${id}`,
    });
    expect(world.live.events).toEqual([
      { to: [lena.uid], event: "schedule:changed", payload: [{ scheduleId: id }] },
    ]);
  });

  it("gets it back also when its account is gone", async () => {
    await payments.giveBack({ scheduleId: crypto.randomUUID(), reference: "test" });

    expect(given).toHaveLength(1);
  });
});

const cancelled = { isPaid: true, cancelledAt: at("08:00"), cancelledBy: "learner" } as const;

/** Lena's, unpaid, from 10:00 to 11:00. */
async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = { startsAt: at("10:00"), endsAt: at("11:00") };
  const schedule = { learnerId: lena.uid, isPaid: false, ...times, ...facts };
  return (await insertSchedule(world.db, schedule)).id;
}

function pay(scheduleId: string, as = lena, code = RIGHT): Promise<void> {
  return payments.pay(as, { user_id: as.uid, pay_code: code, scheduleId });
}

/** @returns why it was refused; null when it was not */
async function reasonOf(paying: Promise<void>): Promise<string | null> {
  try {
    await paying;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.reason;
    throw error;
  }
}

async function rowOf(id: string) {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row;
}
