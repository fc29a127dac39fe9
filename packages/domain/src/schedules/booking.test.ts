import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";
import {
  bookTimes,
  durationMinutes,
  endsNextDay,
  FARTHEST_START_MS,
  LONGEST_SESSION_MS,
  type BookingTimes,
} from "./booking.ts";

const now = Date.parse("2026-11-01T00:00Z");
const form: BookingTimes = {
  day: "2026-12-01",
  startTime: "14:00",
  endTime: "15:30",
  timeZone: "Asia/Kolkata",
};

it("[BOOK-5] books the instants that the times mean in the learner's zone", () => {
  expect(bookTimes(form, now)).toEqual({
    startsAt: Date.parse("2026-12-01T08:30Z"),
    endsAt: Date.parse("2026-12-01T10:00Z"),
  });
});

describe("[BOOK-3] each problem names the field that is to blame", () => {
  test.each([
    [{ day: "2026-02-30" }, "day", "unknown-day"],
    [{ day: "" }, "day", "unknown-day"],
    [{ startTime: "25:00" }, "startTime", "unknown-time"],
    [{ endTime: "" }, "endTime", "unknown-time"],
    [{ timeZone: "Mars/Olympus" }, "timeZone", "unknown-zone"],
    [{ timeZone: "IST" }, "timeZone", "unknown-zone"],
    [{ endTime: "13:59" }, "endTime", "end-before-start"],
    [{ endTime: "14:00" }, "endTime", "end-before-start"],
    [{ startTime: "22:00", endTime: "06:01" }, "endTime", "end-before-start"],
    [{ day: "2027-05-01" }, "day", "too-far"],
    [{ day: "2026-10-31" }, "day", "day-in-the-past"],
    [{ day: "2026-11-01", startTime: "05:29", endTime: "06:00" }, "startTime", "in-the-past"],
    [{ startTime: "08:00", endTime: "16:01" }, "endTime", "too-long"],
    [skipping("02:30", "04:00"), "startTime", "skipped"],
    [skipping("01:00", "02:30"), "endTime", "skipped"],
  ])("%o: %s %s", (change, field, reason) => {
    expect(bookTimes({ ...form, ...change }, now)).toEqual({ field, reason });
  });
});

describe("[BOOK-3] at the boundaries", () => {
  const startsAt = Date.parse("2026-12-01T08:30Z");

  test.each([
    ["1 ms before the start", startsAt - 1, true],
    ["at the start", startsAt, true],
    ["1 ms after the start", startsAt + 1, false],
  ])("%s, booking is possible: %s", (_, at, isBooked) => {
    expect("startsAt" in bookTimes(form, at)).toBe(isBooked);
  });

  test.each([
    ["14:01", true],
    ["22:00", true],
    ["22:01", false],
    ["00:00", false],
  ])("from 14:00 to %s can be booked: %s", (endTime, isBooked) => {
    expect("startsAt" in bookTimes({ ...form, endTime }, now)).toBe(isBooked);
  });
});

describe("[SCHED-9] a session that ends at or before its start on the clock ends on the next day", () => {
  test.each([
    ["23:00", "00:30", 90],
    ["16:00", "00:00", 480],
    ["23:59", "00:00", 1],
  ])("from %s to %s: %s minutes", (startTime, endTime, minutes) => {
    const times = bookTimes({ ...form, startTime, endTime }, now);

    expect("startsAt" in times && durationMinutes(times)).toBe(minutes);
    expect(endsNextDay({ startTime, endTime })).toBe(true);
  });

  test.each(["", "14:01"])("but not while the end is %j", (endTime) => {
    expect(endsNextDay({ startTime: "14:00", endTime })).toBe(false);
  });

  it("also where that day begins with a clock change, or its end is skipped", () => {
    const night = { day: "2027-03-13", startTime: "23:30", timeZone: "America/New_York" };
    const times = bookTimes({ ...night, endTime: "03:30" }, now);

    expect("startsAt" in times && durationMinutes(times)).toBe(180);
    expect(bookTimes({ ...night, endTime: "02:30" }, now)).toEqual({
      field: "endTime",
      reason: "skipped",
    });
  });
});

test.each([
  ["at the farthest start", 0, true],
  ["1 ms before a start comes into reach", -1, false],
])("[SCHED-9] %s, booking is possible: %s", (_, lateMs, isBooked) => {
  const startsAt = Date.parse("2026-12-01T08:30Z");

  expect("startsAt" in bookTimes(form, startsAt - FARTHEST_START_MS + lateMs)).toBe(isBooked);
  expect(FARTHEST_START_MS).toBe(180 * DAY_MS);
});

describe("[BOOK-5] a session across a clock change has its true length", () => {
  test.each([
    ["spring", "2027-03-14", "01:30", "03:30", 60],
    ["autumn", "2026-11-01", "00:30", "02:30", 180],
    ["autumn, within the repeated hour", "2026-11-01", "01:15", "01:45", 30],
  ])("in %s", (_, day, startTime, endTime, minutes) => {
    const times = bookTimes({ day, startTime, endTime, timeZone: "America/New_York" }, now);

    expect("startsAt" in times && durationMinutes(times)).toBe(minutes);
  });

  it("so a session that the change makes longer than 8 hours is refused", () => {
    const day = { day: "2026-11-01", timeZone: "America/New_York" };

    expect(bookTimes({ ...day, startTime: "00:30", endTime: "08:00" }, now)).toEqual({
      field: "endTime",
      reason: "too-long",
    });
  });
});

it("books the next end that the clock on the wall shows, within eight hours", () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clockText);
  const day = fc.constantFrom("2026-11-01", "2027-03-14", "2026-12-01");
  const timeZone = fc.constantFrom("America/New_York", "UTC", "Australia/Lord_Howe");
  fc.assert(
    fc.property(day, minute, minute, timeZone, (day, startTime, endTime, timeZone) => {
      const times = bookTimes({ day, startTime, endTime, timeZone }, now - 24 * HOUR_MS);
      if ("startsAt" in times) {
        expect(times.endsAt - times.startsAt).toBeGreaterThanOrEqual(MINUTE_MS);
        expect(times.endsAt - times.startsAt).toBeLessThanOrEqual(LONGEST_SESSION_MS);
      } else if (times.reason === "end-before-start") {
        expect(endTime <= startTime).toBe(true);
      }
    }),
  );
});

function skipping(startTime: string, endTime: string): BookingTimes {
  return { day: "2027-03-14", startTime, endTime, timeZone: "America/New_York" };
}

function clockText(minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, "0");
  return `${hour}:${String(minutes % 60).padStart(2, "0")}`;
}
