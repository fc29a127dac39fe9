import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { aLearner } from "#testing/http";
import { insertLearner } from "#testing/accounts";
import { bookingsOf, formNow, sendBooking } from "./testing/bookings.ts";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

let world: SchedulesApp;
let lena: string;

beforeAll(async () => {
  world = await openSchedulesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(formNow);
  world.live.events.length = 0;
  lena = (await insertLearner(world.db)).uid;
});

describe("[BOOK-6] with an Idempotency-Key", () => {
  it("booking again answers the same and books nothing more", async () => {
    const first = await book({}, "form-1");
    const again = await book({}, "form-1");

    expect(again.json()).toEqual(first.json());
    expect(await rowsOf(lena)).toHaveLength(1);
    expect(world.live.events).toHaveLength(1);
  });

  it("a repeat is answered even after the start has passed", async () => {
    const first = await book({}, "form-1");
    world.clock.set(Date.parse("2026-12-02T00:00Z"));
    const again = await book({}, "form-1");

    expect(again.json()).toEqual(first.json());
  });

  it("fifty at once book one", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => book({}, "form-1")));

    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await rowsOf(lena)).toHaveLength(1);
    expect(world.live.events).toHaveLength(1);
  });

  test.each([
    [{ day: "2026-12-02" }],
    [{ endTime: "15:31" }],
    [{ timeZone: "Asia/Colombo" }],
    [{ questions: 4 }],
    [{ company: "Other" }],
    [{ onCampus: "Practice" }],
    [{ difficulty: "Hard" }],
    [{ language: "Any" }],
    [{ otherRequests: "More" }],
  ])("other content is refused: %o", async (change) => {
    await book({}, "form-1");
    const before = await rowsOf(lena);

    const response = await book(change, "form-1");

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "already-exists", reason: "booking/key-reused" });
    expect(await rowsOf(lena)).toEqual(before);
  });

  it("of other contents sent at once one is booked, the others are refused", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => book({ questions: index + 1 }, "form-1")),
    );

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(9);
    expect(await rowsOf(lena)).toHaveLength(1);
  });

  it("another learner's same key is another booking", async () => {
    const { uid: omar } = await insertLearner(world.db);

    const first = await book({}, "form-1");
    const other = await book({}, "form-1", omar);

    expect(other.json().scheduleId).not.toBe(first.json().scheduleId);
    expect(await rowsOf(omar)).toHaveLength(1);
  });

  it("without one, booking twice books twice", async () => {
    await book();
    await book({ day: "2026-12-02" });

    expect(await rowsOf(lena)).toHaveLength(2);
  });
});

describe("[SCHED-9] a learner holds one session at a time", () => {
  test.each([
    ["the same time", "14:00", "15:30", false],
    ["one that begins within it", "15:29", "16:30", false],
    ["one that ends within it", "13:00", "14:01", false],
    ["one that holds it whole", "13:00", "16:00", false],
    ["one that begins at its end", "15:30", "16:30", true],
    ["one that ends at its start", "13:00", "14:00", true],
  ])("%s", async (_, startTime, endTime, isBooked) => {
    await book();
    const response = await book({ startTime, endTime });

    expect(response.statusCode).toBe(isBooked ? 200 : 409);
    if (!isBooked) expect(response.json().reason).toBe("booking/overlaps");
    expect(await rowsOf(lena)).toHaveLength(isBooked ? 2 : 1);
  });

  it("of twenty that overlap and are sent at once, one is booked", async () => {
    const minutes = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, "0"));
    const answers = await Promise.all(
      minutes.map((minute) => book({ startTime: `14:${minute}` }, minute)),
    );

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(await rowsOf(lena)).toHaveLength(1);
  });

  it("what is cancelled, or was not paid by its start, takes up no time", async () => {
    const { scheduleId } = (await book()).json();
    await world.schedules.cancel(aLearner(lena), { scheduleId, reason: "" });
    expect((await book()).statusCode).toBe(200);

    world.clock.set(Date.parse("2026-12-01T08:30Z"));
    expect((await book({ startTime: "14:30" })).statusCode).toBe(200);
  });

  it("another learner's takes up none", async () => {
    const { uid: omar } = await insertLearner(world.db);
    await book();

    expect((await book({}, null, omar)).statusCode).toBe(200);
  });
});

function book(
  change: Record<string, unknown> = {},
  idempotencyKey: string | null = null,
  uid = lena,
) {
  const body = { uid, ...change };
  return sendBooking(world.app, { as: aLearner(uid), idempotencyKey, body });
}

function rowsOf(learnerId: string) {
  return bookingsOf(world.db, learnerId);
}
