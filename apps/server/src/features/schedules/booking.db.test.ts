import { errorBodySchema } from "@codetale/contract/error-body";
import { addSchedule } from "@codetale/contract/schedules";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { aCoder, aLearner, send } from "#testing/http";
import { insertCoder, insertLearner } from "#testing/accounts";
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

describe("[BOOK-4] a booking", () => {
  it("is kept as it was filled in, and the answer says when it is", async () => {
    const response = await book({
      otherRequests: "  Please be patient.  ",
      accommodations: " Larger type, please.\n",
    });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      scheduleId: expect.any(String),
      message:
        "Your session is booked for Tuesday 1st December 2026, 2:00 PM to 3:30 PM (Asia/Kolkata).",
    });
    expect(await rowsOf(lena)).toMatchObject([
      {
        id: response.json().scheduleId,
        learnerId: lena,
        coderId: null,
        startsAt: Date.parse("2026-12-01T14:00+05:30"),
        endsAt: Date.parse("2026-12-01T15:30+05:30"),
        timeZone: "Asia/Kolkata",
        difficulty: "Medium",
        language: "C++",
        numberOfQuestions: 3,
        company: "Acme",
        mode: "On Campus",
        otherRequests: "Please be patient.",
        accommodations: "Larger type, please.",
        paidAt: null,
        paymentReference: null,
        startedAt: null,
        completedAt: null,
        createdAt: formNow,
        idempotencyKey: null,
      },
    ]);
  });

  it("[BOOK-7] is unpaid, whatever the body claims", async () => {
    await book({ paymentStatus: "Paid" });

    expect((await rowsOf(lena))[0]?.paidAt).toBeNull();
  });

  it("is told to the learner's other screens", async () => {
    const { scheduleId } = (await book()).json();

    expect(world.live.events).toEqual([
      { to: [lena], event: "schedule:changed", payload: [{ scheduleId }] },
    ]);
  });

  it("needs neither requests nor a zone, which is then UTC", async () => {
    await book({ otherRequests: undefined, accommodations: undefined, timeZone: undefined });

    expect((await rowsOf(lena))[0]).toMatchObject({
      otherRequests: "",
      accommodations: "",
      timeZone: "UTC",
      startsAt: Date.parse("2026-12-01T14:00Z"),
    });
  });

  it("keeps what people write in any script", async () => {
    const company = "कंपनी & Söhne <b>“株式会社”</b> 🧑‍💻'; drop table schedules; --";
    await book({ company });

    expect((await rowsOf(lena))[0]?.company).toBe(company);
  });
});

describe("[BOOK-3] what is missing", () => {
  test.each([
    "day",
    "startTime",
    "endTime",
    "questions",
    "company",
    "onCampus",
    "difficulty",
    "language",
  ])("%s: is asked for and named, and nothing is stored", async (field) => {
    for (const nothing of [undefined, null, "", "  "]) {
      const response = await book({ [field]: nothing });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        success: false,
        code: "invalid-argument",
        reason: "booking/incomplete",
        message: "Please fill in the date and time",
        errors: [{ path: field, message: expect.stringMatching(/^Please /) }],
      });
    }
    expect(await rowsOf(lena)).toEqual([]);
  });

  it("is named for each field, also beside others that are wrong", async () => {
    const response = await book({ day: "", endTime: undefined, questions: 51 });

    expect(response.json()).toMatchObject({
      message: "Please fill in the date and time",
      errors: [{ path: "day" }, { path: "endTime" }, { path: "questions" }],
    });
  });

  it("is everything, in an empty body", async () => {
    const response = await send(world.app, addSchedule, { as: aLearner(lena), body: {} });

    expect(response.json().message).toBe("Please fill in the date and time");
    expect(errorBodySchema.parse(response.json()).errors?.map(({ path }) => path)).toEqual([
      "uid",
      "day",
      "startTime",
      "endTime",
      "questions",
      "company",
      "onCampus",
      "difficulty",
      "language",
    ]);
  });
});

describe("[BOOK-3] what is wrong", () => {
  test.each([
    [{ endTime: "13:59" }, "endTime", "End time cannot be less than start time"],
    [{ endTime: "14:00" }, "endTime", "End time cannot be less than start time"],
    [{ day: "2026-02-30" }, "day", "Please choose a valid day"],
    [{ startTime: "25:00" }, "startTime", "Please choose a valid time"],
    [{ endTime: "noon" }, "endTime", "Please choose a valid time"],
    [{ timeZone: "Mars/Olympus" }, "timeZone", "This time zone is not known"],
    [{ timeZone: "IST" }, "timeZone", "This time zone is not known"],
    [{ day: "2026-10-31" }, "day", "This day is over; please choose a later one"],
    [
      { startTime: "22:00", endTime: "06:01" },
      "endTime",
      "End time cannot be less than start time",
    ],
    [{ day: "2027-05-01" }, "day", "A session can be booked at most 180 days ahead"],
    [{ startTime: "08:00", endTime: "16:01" }, "endTime", "A session can last at most 8 hours"],
  ])("%o is refused in words, naming %s", async (change, path, message) => {
    const response = await book(change);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      reason: "request/invalid",
      message,
      errors: [{ path, message }],
    });
    expect(await rowsOf(lena)).toEqual([]);
  });

  test.each([
    [{ questions: 0 }, "questions"],
    [{ questions: 51 }, "questions"],
    [{ questions: 2.5 }, "questions"],
    [{ questions: "3; drop table schedules" }, "questions"],
    [{ onCampus: "Moon" }, "onCampus"],
    [{ difficulty: "easy" }, "difficulty"],
    [{ language: "Cobol" }, "language"],
    [{ company: "x".repeat(121) }, "company"],
    [{ company: "nul\u0000" }, "company"],
    [{ otherRequests: "x".repeat(2001) }, "otherRequests"],
    [{ accommodations: "x".repeat(501) }, "accommodations"],
    [{ otherRequests: "lone \ud800" }, "otherRequests"],
    [{ day: ["2026-12-01"] }, "day"],
  ])("%o is refused, naming %s", async (change, path) => {
    const response = await book(change);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
    expect(await rowsOf(lena)).toEqual([]);
  });

  it("a start that has just passed is refused, one at this moment is not", async () => {
    const startsAt = Date.parse("2026-12-01T14:00+05:30");

    world.clock.set(startsAt + 1);
    expect((await book()).statusCode).toBe(400);

    world.clock.set(startsAt);
    expect((await book()).statusCode).toBe(200);
  });

  it("[SCHED-9] an end that is not after the start is of the next day, within eight hours", async () => {
    const response = await book({ startTime: "23:00", endTime: "00:30" });

    expect(response.json().message).toContain("1st December 2026, 11:00 PM to 12:30 AM");
    expect(await rowsOf(lena)).toMatchObject([
      { startsAt: Date.parse("2026-12-01T17:30Z"), endsAt: Date.parse("2026-12-01T19:00Z") },
    ]);
  });

  it("an Idempotency-Key that is no key is named", async () => {
    const response = await book({}, "no key\u00e9");

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: "idempotency-key" }] });
  });
});

describe("[BOOK-4] who may book", () => {
  it("nobody who is not signed in", async () => {
    const response = await book({}, null, null);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      code: "unauthenticated",
      message: "User not authenticated.",
    });
  });

  it("no coder, even for themselves", async () => {
    const { uid } = await insertCoder(world.db);
    const response = await book({ uid }, null, aCoder(uid));

    expect(response.statusCode).toBe(403);
    expect(response.json().reason).toBe("access/wrong-person");
    expect(await rowsOf(uid)).toEqual([]);
  });
});

function book(
  change: Record<string, unknown> = {},
  idempotencyKey: string | null = null,
  as: Actor | null = aLearner(lena),
) {
  return sendBooking(world.app, { as, idempotencyKey, body: { uid: lena, ...change } });
}

function rowsOf(learnerId: string) {
  return bookingsOf(world.db, learnerId);
}
