import { setTimeout as pause } from "node:timers/promises";
import { errorBodySchema } from "@codetale/contract/error-body";
import { payWithCode } from "@codetale/contract/payments";
import { addSchedule, startTest } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { chats } from "#platform/db/schema/chat";
import { schedules } from "#platform/db/schema/schedules";
import { openConnectionBreaker, type ConnectionBreaker } from "#testing/broken-connections";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { insertCoder } from "#testing/accounts";
import { insertSchedule } from "#testing/schedules";
import {
  openWholeApp,
  type SignedInPerson,
  type WholeApp,
} from "./features/identity/testing/open-whole-app.ts";
import { aBookingForm } from "./features/schedules/testing/bookings.ts";

const PAY_CODE = "open-sesame";
const LEARNERS = 8;
const BOOKINGS_EACH = 3;
/** Each may use up one guess at the code, of which a learner has ten. */
const WAVES = 8;
const BREAK_EVERY_MS = 15;

const isPostgres = process.env["TEST_DATABASE"] === "postgresql";

describe.runIf(isPostgres)(
  "[BOOK-6] while the database's connections break again and again",
  () => {
    let database: OpenDatabase;
    let app: WholeApp;
    let breaker: ConnectionBreaker;

    beforeAll(async () => {
      database = await openTestDatabase();
      const clock = new TestClock(at("10:00"));
      app = await openWholeApp({ db: database.db, clock, env: { PAY_CODE } });
      breaker = await openConnectionBreaker(database.db);
    });
    afterAll(async () => {
      await breaker.close();
      await app.close();
      await database.close();
    });

    it("bookings, payments and starts succeed or may be sent again, and happen once", async () => {
      const calls: (() => Promise<LightMyRequestResponse>)[] = [];
      for (let n = 0; n < LEARNERS; n += 1) {
        calls.push(...(await callsOf(await app.addPerson(`learner-${n}@codetale.test`))));
      }
      const sendAll = () => Promise.all(calls.map((send) => send()));

      const during: LightMyRequestResponse[][] = [];
      await whileBreaking(async () => {
        for (let wave = 0; wave < WAVES; wave += 1) during.push(await sendAll());
      });
      const refused = during.flat().filter(({ statusCode }) => statusCode !== 200);
      // No connection that was ended is left in the pool.
      await expect.poll(() => breaker.breakAll()).toBe(0);
      const after = await sendAll();

      expect(refused.length).toBeGreaterThan(0);
      refused.forEach(expectToTryAgain);
      expect(after.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
      for (const answers of during) {
        answers.forEach((answer, index) => {
          if (answer.statusCode === 200) expect(answer.json()).toEqual(after[index]?.json());
        });
      }
      await expectAllOnce();
    });

    /** Bookings under a key each, a payment, and a start. */
    async function callsOf({ uid, cookie }: SignedInPerson) {
      const facts = { learnerId: uid, startsAt: at("10:00"), endsAt: at("11:00") };
      const { uid: coderId } = await insertCoder(database.db);
      const { id: unpaid } = await insertSchedule(database.db, {
        ...{ learnerId: uid, startsAt: at("12:00"), endsAt: at("13:00"), isPaid: false },
      });
      const { id: joined } = await insertSchedule(database.db, { ...facts, coderId });
      // On a day each, since sessions of one learner do not overlap.
      const book = (key: string, n: number) => () =>
        app.call(addSchedule, {
          cookie,
          headers: { "idempotency-key": key },
          body: { ...aBookingForm, day: `2026-04-0${n + 1}`, uid },
        });
      const pay = () =>
        app.call(payWithCode, {
          cookie,
          body: { user_id: uid, pay_code: PAY_CODE, scheduleId: unpaid },
        });
      const start = () =>
        app.call(startTest, { cookie, body: { scheduleId: joined, key: "started" } });
      const keys = Array.from({ length: BOOKINGS_EACH }, (_, n) => `form-${n}`);
      return [...keys.map(book), pay, start];
    }

    async function whileBreaking(work: () => Promise<void>): Promise<void> {
      const done = new AbortController();
      const breaking = breakUntil(done.signal);
      await work().finally(() => done.abort());
      await breaking;
    }

    async function breakUntil(done: AbortSignal): Promise<void> {
      while (!done.aborted) {
        await breaker.breakAll();
        await pause(BREAK_EVERY_MS);
      }
    }

    async function expectAllOnce(): Promise<void> {
      const rows = await database.db.select().from(schedules);
      const started = rows.filter(({ startedAt }) => startedAt !== null);
      const paid = rows.filter(({ id, paymentReference }) => paymentReference === `code-${id}`);
      const booked = rows.filter(({ idempotencyKey }) => idempotencyKey !== null);

      expect(rows).toHaveLength(LEARNERS * (BOOKINGS_EACH + 2));
      expect(booked).toHaveLength(LEARNERS * BOOKINGS_EACH);
      expect(paid).toHaveLength(LEARNERS);
      expect(started).toHaveLength(LEARNERS);
      const opened = await database.db.select({ id: chats.scheduleId }).from(chats);
      expect(opened.map(({ id }) => id).sort()).toEqual(started.map(({ id }) => id).sort());
    }
  },
);

function expectToTryAgain(refused: LightMyRequestResponse): void {
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("2");
  expect(errorBodySchema.parse(refused.json())).toMatchObject({
    code: "unavailable",
    reason: "server/busy",
    retryAfterMs: 2_000,
  });
}
