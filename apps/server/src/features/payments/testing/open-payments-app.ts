/** Payments by code on a database of their own, for tests that speak to them over HTTP. */
import { payWithCode } from "@codetale/contract/payments";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { Charge, PaymentProvider } from "#core/ports/payments";
import { schedules } from "#platform/db/schema/schedules";
import { createCodeProvider } from "#platform/payments/code-provider";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { aLearner, createTestApp, send } from "#testing/http";
import { RecordedLiveEvents } from "#testing/live-events";
import { insertLearner } from "#testing/accounts";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { createSchedules } from "../../schedules/create-schedules.ts";
import {
  RecordedChats,
  RecordedRefunds,
  RecordedScheduleEvents,
} from "../../schedules/testing/open-schedules-app.ts";
import { paymentRoutes } from "../payments.routes.ts";
import { createPaymentService, type PaymentsDeps } from "../payments.service.ts";

export const RIGHT = "open-sesame";
export const MOST_GUESSES = 10;

interface Attempt {
  as?: Actor | null;
  userId?: string;
  code?: string;
  through?: FastifyInstance;
}

export type PaymentsApp = Awaited<ReturnType<typeof openPaymentsApp>>;

/** At first it is 09:00 on the day that all tests share. */
export async function openPaymentsApp() {
  const { db, close } = await openTestDatabase();
  const clock = new TestClock(at("09:00"));
  const live = new RecordedLiveEvents();
  const refunds = new RecordedRefunds();
  const charges: Charge[] = [];
  const guesses = new Map<string, number>();
  let beforeAnswer: () => unknown = () => {};
  let lena: Actor;

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
      async takeBack(uid) {
        guesses.set(uid, (guesses.get(uid) ?? 0) - 1);
      },
    };
    const app = createTestApp({ clock });
    const chats = new RecordedChats();
    const events = new RecordedScheduleEvents();
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

  const app = await createApp(RIGHT);
  return {
    ...{ app, db, clock, live, charges, createApp },

    /** Lena, who has paid nothing yet, at 09:00. */
    async nextLearner(): Promise<Actor> {
      clock.set(at("09:00"));
      live.events.length = 0;
      charges.length = 0;
      beforeAnswer = () => {};
      guesses.clear();
      lena = aLearner((await insertLearner(db)).uid);
      return lena;
    },

    /** What the provider waits for before it answers. */
    holdAnswers(until: () => unknown): void {
      beforeAnswer = until;
    },

    /** Lena's, unpaid, from 10:00 to 11:00. */
    async insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
      const times = { startsAt: at("10:00"), endsAt: at("11:00") };
      const schedule = { learnerId: lena.uid, isPaid: false, ...times, ...facts };
      return (await insertSchedule(db, schedule)).id;
    },

    pay(scheduleId: string, { as = lena, userId, code = RIGHT, through = app }: Attempt = {}) {
      const user_id = userId ?? as?.uid ?? lena.uid;
      return send(through, payWithCode, { as, body: { user_id, pay_code: code, scheduleId } });
    },

    async rowOf(id: string) {
      const [row] = await db.select().from(schedules).where(eq(schedules.id, id));
      return row;
    },

    async close(): Promise<void> {
      await app.close();
      await close();
    },
  };
}
