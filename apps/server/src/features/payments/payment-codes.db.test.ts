import { readPaymentMethod } from "@codetale/contract/payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { insertLearner } from "#testing/accounts";
import { aLearner, send } from "#testing/http";
import {
  MOST_GUESSES,
  openPaymentsApp,
  RIGHT,
  type PaymentsApp,
} from "./testing/open-payments-app.ts";

let world: PaymentsApp;
let charges: PaymentsApp["charges"];
let live: PaymentsApp["live"];

beforeAll(async () => {
  world = await openPaymentsApp();
  ({ charges, live } = world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.nextLearner();
});

describe("[BOOK-7] without the right code nothing is paid", () => {
  test.each(["wrong", "", " open-sesame", "OPEN-SESAME"])("%j is refused", async (code) => {
    const id = await world.insert();

    const response = await world.pay(id, { code });

    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({
      code: "failed-precondition",
      reason: "payment/wrong-code",
      message: "The payment code was not accepted.",
    });
    expect(await world.rowOf(id)).toMatchObject({ paidAt: null, paymentReference: null });
    expect(live.events).toEqual([]);
  });

  it("ten wrong codes are the most, and then even the right one has to wait", async () => {
    const id = await world.insert();
    for (let guess = 0; guess < MOST_GUESSES; guess++) {
      expect((await world.pay(id, { code: "wrong" })).statusCode).toBe(402);
    }

    const response = await world.pay(id);

    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ reason: "request/too-many", retryAfterMs: 900_000 });
    expect(response.headers["retry-after"]).toBe("900");
    expect(charges).toHaveLength(MOST_GUESSES);
    expect((await world.rowOf(id))?.paidAt).toBeNull();
  });

  it("a hundred guesses at once are not looked at more than ten times", async () => {
    const id = await world.insert();

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => world.pay(id, { code: `guess-${index}` })),
    );

    expect(charges).toHaveLength(MOST_GUESSES);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90);
  });

  it("right codes do not count, so somebody who books a lot can pay for it all", async () => {
    for (let paid = 0; paid < MOST_GUESSES + 5; paid++) {
      expect((await world.pay(await world.insert())).statusCode).toBe(200);
    }
  });

  it("guesses are counted for each account by itself", async () => {
    const id = await world.insert();
    for (let guess = 0; guess < MOST_GUESSES; guess++) await world.pay(id, { code: "wrong" });
    const omar = aLearner((await insertLearner(world.db)).uid);
    const other = await world.insert({ learnerId: omar.uid });

    expect((await world.pay(other, { as: omar })).statusCode).toBe(200);
  });
});

describe("how sessions are paid", () => {
  it("a trial installation offers its code to everybody", async () => {
    const response = await send(world.app, readPaymentMethod, { as: null });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...{ kind: "code", sampleCode: RIGHT },
      ...{ price: "₹499 a session", credits: 0 },
    });
  });

  it("any other keeps it to itself", async () => {
    const earnest = await world.createApp(null);
    const response = await send(earnest, readPaymentMethod, { as: null });
    await earnest.close();

    expect(response.json()).toEqual({ kind: "code", sampleCode: null, price: null, credits: 0 });
  });
});
