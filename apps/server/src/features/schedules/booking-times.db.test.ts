import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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
  lena = (await insertLearner(world.db)).uid;
});

describe("[BOOK-5] the times mean the learner's own zone", () => {
  test.each(["UTC", "America/New_York", "Pacific/Apia"])(
    "on a server in %s as well",
    async (serverZone) => {
      vi.stubEnv("TZ", serverZone);
      try {
        const response = await book();

        expect(response.json().message).toContain("1st December 2026, 2:00 PM to 3:30 PM");
        expect(await rowsOf(lena)).toMatchObject([
          { startsAt: Date.parse("2026-12-01T08:30Z"), endsAt: Date.parse("2026-12-01T10:00Z") },
        ]);
      } finally {
        vi.unstubAllEnvs();
      }
    },
  );

  const newYork = { timeZone: "America/New_York" };
  const spring = { ...newYork, day: "2027-03-14" };
  const autumn = { ...newYork, day: "2026-11-01" };

  test.each([
    ["startTime", { ...spring, startTime: "02:30", endTime: "04:00" }],
    ["endTime", { ...spring, startTime: "01:00", endTime: "02:30" }],
  ])("a %s that a clock change skips is refused", async (path, change) => {
    const response = await book(change);

    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { path, message: "The clocks change that day, and this time does not exist" },
    ]);
  });

  test.each([
    ["a time that is repeated is its first", autumn, "01:15", "01:45", "05:15", "05:45"],
    ["a session over the repeated hour has it", autumn, "00:30", "02:30", "04:30", "07:30"],
    ["a session over the skipped hour lacks it", spring, "01:30", "03:30", "06:30", "07:30"],
  ])("%s", async (_, form, startTime, endTime, from, to) => {
    const response = await book({ ...form, startTime, endTime });

    expect(response.statusCode).toBe(200);
    expect(await rowsOf(lena)).toMatchObject([
      {
        startsAt: Date.parse(`${form.day}T${from}Z`),
        endsAt: Date.parse(`${form.day}T${to}Z`),
      },
    ]);
  });
});

function book(change: Record<string, unknown> = {}) {
  const body = { uid: lena, ...change };
  return sendBooking(world.app, { as: aLearner(lena), idempotencyKey: null, body });
}

function rowsOf(learnerId: string) {
  return bookingsOf(world.db, learnerId);
}
