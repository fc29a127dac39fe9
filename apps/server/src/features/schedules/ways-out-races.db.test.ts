/** Cancelling, moving, handing back, joining, paying and starting, in any order and at once. */
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { createCodeProvider } from "#platform/payments/code-provider";
import { insertCoders, insertLearner } from "#testing/accounts";
import { aCoder, aLearner } from "#testing/http";
import { insertSchedule } from "#testing/schedules";
import { createPaymentService, type PaymentService } from "../payments/payments.service.ts";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

const START = at("10:00");
const CODE = "open-sesame";

const acts = ["pay", "join", "join-other", "leave", "cancel", "move", "start", "close"] as const;
type Act = (typeof acts)[number];

let world: SchedulesApp;
let payments: PaymentService;
const charged = new Set<string>();
const givenBack = new Set<string>();

beforeAll(async () => {
  world = await openSchedulesApp();
  const codes = createCodeProvider(CODE);
  payments = createPaymentService({
    schedules: world.schedules.payable,
    provider: {
      async charge(charge) {
        charged.add(charge.idempotencyKey);
        return codes.charge(charge);
      },
      async refund(refund) {
        givenBack.add(refund.idempotencyKey);
        return codes.refund(refund);
      },
    },
    guesses: { count: async () => {}, takeBack: async () => {} },
    live: world.live,
    clock: world.clock,
  });
});
afterAll(() => world.close());

/** Times before the start at which rules differ, and the start itself. */
const before = fc.constantFrom(48 * HOUR_MS, 24 * HOUR_MS, 12 * HOUR_MS, MINUTE_MS, 0);
const someActs = fc.array(fc.constantFrom(...acts), { minLength: 2, maxLength: 7 });

describe("[SCHED-9] whatever people do with a session", () => {
  it("one after the other, it ends in a state that the rules know, and no money is lost", async () => {
    const step = fc.record({ act: fc.constantFrom(...acts), leftMs: before });
    const steps = fc
      .array(step, { minLength: 2, maxLength: 8 })
      .map((list) => list.sort((a, b) => b.leftMs - a.leftMs));
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const session = await book();
        for (const { act, leftMs } of list) {
          world.clock.set(START - leftMs);
          await does(act, session);
        }
        await expectSound(session);
      }),
      { numRuns: 60 },
    );
  });

  it("at once, one of them wins, and no money is lost", async () => {
    await fc.assert(
      fc.asyncProperty(someActs, fc.boolean(), before, async (list, isPaid, leftMs) => {
        const session = await book();
        world.clock.set(START - 48 * HOUR_MS);
        if (isPaid) await does("pay", session);
        world.clock.set(START - leftMs);
        await Promise.all(list.map((act) => does(act, session)));
        await expectSound(session);
      }),
      { numRuns: 60 },
    );
  });

  it("a free session pays once, of any number that are paid at once", async () => {
    const learner = await aNewLearner();
    const cancelled = await book(learner);
    world.clock.set(START - 48 * HOUR_MS);
    await does("pay", cancelled);
    await does("join", cancelled);
    world.clock.set(START - HOUR_MS);
    await does("cancel", cancelled);
    expect(await payments.countCredits(learner)).toBe(1);

    const next = [await book(learner, 1), await book(learner, 2), await book(learner, 3)];
    charged.clear();
    await Promise.all(next.map((session) => does("pay", session)));

    expect(charged.size).toBe(2);
    expect(await payments.countCredits(learner)).toBe(0);
    const rows = await Promise.all(next.map(({ id }) => rowOf(id)));
    expect(rows.map(({ paidAt }) => paidAt)).not.toContain(null);
    expect(rows.filter(({ paidWithCreditOf }) => paidWithCreditOf === cancelled.id)).toHaveLength(
      1,
    );
  });
});

type Row = typeof schedules.$inferSelect;

interface Session {
  id: string;
  learner: Actor;
  coders: [Actor, Actor];
}

async function expectSound(session: Session): Promise<void> {
  for (const owed of world.refunds.owed.splice(0)) await payments.giveBack(owed);
  const row = await rowOf(session.id);
  expectOneEnd(row);
  await expectMoneyAccountedFor(row, session.learner);
}

/** Started or cancelled and not both, with a coder where it was started, and told so once. */
function expectOneEnd({ id, cancelledAt, startedAt, coderId, paidAt }: Row): void {
  const [isCancelled, isStarted] = [cancelledAt !== null, startedAt !== null];
  expect(isCancelled && isStarted).toBe(false);
  expect(isStarted && coderId === null).toBe(false);
  expect(coderId !== null && paidAt === null).toBe(false);
  const told = world.events.noted.filter(({ scheduleId }) => scheduleId === id);
  const ends = told.filter(({ kind }) => kind === "cancelled" || kind === "no-coder-came");
  expect(ends).toHaveLength(isCancelled ? 1 : 0);
  expect(told.filter(({ kind }) => kind === "started")).toHaveLength(isStarted ? 1 : 0);
}

/** What was paid is for a session that stands, or it is a credit, or back. */
async function expectMoneyAccountedFor(row: Row, learner: Actor): Promise<void> {
  const { id, cancelledAt, paidAt, refund, refundedAt } = row;
  const isPaid = paidAt !== null;
  expect(charged.has(id)).toBe(isPaid);
  expect(givenBack.has(id)).toBe(isPaid && refund === "money");
  expect(refundedAt !== null).toBe(isPaid && refund === "money");
  expect(await payments.countCredits(learner)).toBe(isPaid && refund === "credit" ? 1 : 0);
  expect(refund === null).toBe(cancelledAt === null);
  expect(isPaid && refund === "none").toBe(false);
}

/** A refusal is as good an end as any; anything else is a fault. */
async function does(act: Act, { id: scheduleId, learner, coders }: Session): Promise<void> {
  const [cody, cora] = coders;
  const { schedules: use } = world;
  const attempts: Record<Act, () => Promise<unknown>> = {
    pay: () => payments.pay(learner, { user_id: learner.uid, pay_code: CODE, scheduleId }),
    join: () => use.join(cody, { scheduleId, userId: cody.uid }),
    "join-other": () => use.join(cora, { scheduleId, userId: cora.uid }),
    leave: () => use.leave(cody, { scheduleId, reason: "I am ill" }),
    cancel: () => use.cancel(learner, { scheduleId, reason: "" }),
    move: () =>
      use.move(learner, {
        ...{ scheduleId, day: "2026-03-02", timeZone: "UTC" },
        ...{ startTime: "10:00", endTime: "11:01" },
      }),
    start: () => use.start(learner, scheduleId),
    close: () => use.closeUntaken(),
  };
  await attempts[act]().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/** Unpaid, for an hour, with two coders who hold nothing else. */
async function book(learner?: Actor, daysLater = 0): Promise<Session> {
  const owner = learner ?? (await aNewLearner());
  const [cody, cora] = await insertCoders(world.db, 2);
  const startsAt = START + daysLater * DAY_MS;
  const times = { startsAt, endsAt: startsAt + HOUR_MS };
  const { id } = await insertSchedule(world.db, { learnerId: owner.uid, isPaid: false, ...times });
  return { id, learner: owner, coders: [aCoder(cody!.uid), aCoder(cora!.uid)] };
}

async function aNewLearner(): Promise<Actor> {
  return aLearner((await insertLearner(world.db)).uid);
}

async function rowOf(id: string): Promise<Row> {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row!;
}
