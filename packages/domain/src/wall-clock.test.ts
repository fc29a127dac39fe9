import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { HOUR_MS } from "./time.ts";
import {
  addDays,
  dayBounds,
  gmtOffsetText,
  instantOf,
  isTimeZone,
  wallClockAt,
} from "./wall-clock.ts";

describe("[BOOK-5] a wall-clock time stands for an instant of its own zone", () => {
  test.each([
    ["2026-12-01", "14:00", "Asia/Kolkata", "2026-12-01T08:30:00Z"],
    ["2026-12-01", "14:00", "UTC", "2026-12-01T14:00:00Z"],
    ["2026-12-01", "00:00", "Asia/Kolkata", "2026-11-30T18:30:00Z"],
    ["2026-07-01", "14:00", "America/New_York", "2026-07-01T18:00:00Z"],
    ["2026-12-01", "14:00", "America/New_York", "2026-12-01T19:00:00Z"],
    ["2024-02-29", "23:59", "UTC", "2024-02-29T23:59:00Z"],
  ])("%s %s in %s is %s", (day, time, timeZone, instant) => {
    expect(instantOf({ day, time, timeZone })).toBe(Date.parse(instant));
  });
});

describe("[BOOK-5] at a clock change", () => {
  const spring = { day: "2026-03-08", timeZone: "America/New_York" };
  const autumn = { day: "2026-11-01", timeZone: "America/New_York" };

  test.each([
    ["01:59", Date.parse("2026-03-08T06:59Z")],
    ["02:00", "skipped"],
    ["02:30", "skipped"],
    ["02:59", "skipped"],
    ["03:00", Date.parse("2026-03-08T07:00Z")],
  ])("in spring %s is %s", (time, instant) => {
    expect(instantOf({ ...spring, time })).toBe(instant);
  });

  test.each([
    ["00:59", "2026-11-01T04:59Z"],
    ["01:00", "2026-11-01T05:00Z"],
    ["01:59", "2026-11-01T05:59Z"],
    ["02:00", "2026-11-01T07:00Z"],
  ])("in autumn %s is its first occurrence, %s", (time, instant) => {
    expect(instantOf({ ...autumn, time })).toBe(Date.parse(instant));
  });

  it("knows changes of half an hour", () => {
    const zone = { day: "2026-10-04", timeZone: "Australia/Lord_Howe" };

    expect(instantOf({ ...zone, time: "02:15" })).toBe("skipped");
    expect(instantOf({ ...zone, time: "02:30" })).toBe(Date.parse("2026-10-03T15:30Z"));
  });

  it("knows zones that skip a whole day", () => {
    const wall = { day: "2011-12-30", time: "10:00", timeZone: "Pacific/Apia" };

    expect(instantOf(wall)).toBe("skipped");
  });
});

describe("what names no instant is said to be so, with the part to blame", () => {
  test.each(["", "2026-02-29", "2026-13-01", "2026-00-10", "01-12-2026", "2026-12-1", "tomorrow"])(
    "the day %j",
    (day) => expect(instantOf({ day, time: "10:00", timeZone: "UTC" })).toBe("unknown-day"),
  );

  test.each(["", "24:00", "10:60", "9:00", "10:00:00", "2 PM", "-1:00"])("the time %j", (time) =>
    expect(instantOf({ day: "2026-12-01", time, timeZone: "UTC" })).toBe("unknown-time"),
  );

  test.each(["", "Mars/Olympus", "IST", "+05:30"])("the zone %j", (timeZone) =>
    expect(instantOf({ day: "2026-12-01", time: "10:00", timeZone })).toBe("unknown-zone"),
  );

  it("whatever the texts are, nothing is thrown", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (day, time, timeZone) => {
        expect(instantOf({ day, time, timeZone })).toBeTypeOf("string");
      }),
    );
  });
});

describe("zones", () => {
  test.each([
    "UTC",
    "Asia/Kolkata",
    "Asia/Calcutta",
    "America/Argentina/Buenos_Aires",
    "Etc/GMT+5",
  ])("%s is one", (name) => expect(isTimeZone(name)).toBe(true));

  test.each([
    "",
    " UTC",
    "Z",
    "+05:30",
    "UTC+1",
    "IST",
    "PST",
    "Asia",
    "T10:00+01:00",
    "T10+01",
    "Asia/Kolkata[u-ca=iso8601]",
  ])("%j is none", (name) => expect(isTimeZone(name)).toBe(false));

  it("every zone that this runtime lists is one, and can be reckoned in", () => {
    for (const timeZone of Intl.supportedValuesOf("timeZone")) {
      expect(isTimeZone(timeZone)).toBe(true);
      expect(instantOf({ day: "2026-06-15", time: "12:00", timeZone })).toBeTypeOf("number");
    }
  });
});

describe("the wall clock at an instant", () => {
  it("is the day and minute of the zone", () => {
    const justBefore = Date.parse("2026-11-30T18:29:59.999Z");

    expect(wallClockAt(justBefore, "Asia/Kolkata")).toEqual({
      day: "2026-11-30",
      time: "23:59",
      timeZone: "Asia/Kolkata",
    });
    expect(wallClockAt(justBefore + 1, "Asia/Kolkata")).toMatchObject({
      day: "2026-12-01",
      time: "00:00",
    });
  });

  it("leads back to its minute, or to the first of two at a repeated time", () => {
    fc.assert(
      fc.property(aMinute, aZone, (instant, timeZone) => {
        const back = instantOf(wallClockAt(instant, timeZone));
        if (back === instant) return;
        expect(wallClockAt(Number(back), timeZone)).toEqual(wallClockAt(instant, timeZone));
        expect([HOUR_MS, HOUR_MS / 2]).toContain(instant - Number(back));
      }),
    );
  });
});

describe("the bounds of a day", () => {
  test.each([
    ["2026-03-07", "America/New_York", "2026-03-07T05:00Z", 24],
    ["2026-03-08", "America/New_York", "2026-03-08T05:00Z", 23],
    ["2026-11-01", "America/New_York", "2026-11-01T04:00Z", 25],
    ["2026-12-01", "Asia/Kolkata", "2026-11-30T18:30Z", 24],
    ["2026-12-01", "UTC", "2026-12-01T00:00Z", 24],
    ["2024-02-29", "UTC", "2024-02-29T00:00Z", 24],
    ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00Z", 0],
  ])("%s in %s begins at %s and has %i hours", (day, timeZone, from, hours) => {
    const { fromAt, toAt } = dayBounds(day, timeZone);

    expect(fromAt).toBe(Date.parse(from));
    expect(toAt - fromAt).toBe(hours * HOUR_MS);
  });

  it("hold exactly the instants of that day", () => {
    fc.assert(
      fc.property(aMinute, aZone, (instant, timeZone) => {
        const { day } = wallClockAt(instant, timeZone);
        const { fromAt, toAt } = dayBounds(day, timeZone);
        expect(fromAt <= instant && instant < toAt).toBe(true);
        expect(wallClockAt(fromAt - 1, timeZone).day < day).toBe(true);
        expect(wallClockAt(toAt, timeZone).day > day).toBe(true);
      }),
    );
  });
});

const aMinute = fc
  .integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-01-01") })
  .map((instant) => Math.floor(instant / 60_000) * 60_000);

const aZone = fc.constantFrom(
  "UTC",
  "Asia/Kolkata",
  "America/New_York",
  "Europe/London",
  "Australia/Lord_Howe",
  "America/St_Johns",
);

const WINTER = Date.parse("2026-01-15T12:00Z");
const SUMMER = Date.parse("2026-07-15T12:00Z");

test.each([
  ["UTC", WINTER, "GMT"],
  ["Asia/Kolkata", WINTER, "GMT+5:30"],
  ["Asia/Kathmandu", WINTER, "GMT+5:45"],
  ["Europe/London", WINTER, "GMT"],
  ["Europe/London", SUMMER, "GMT+1"],
  ["America/New_York", WINTER, "GMT-5"],
  ["America/New_York", SUMMER, "GMT-4"],
  ["America/St_Johns", WINTER, "GMT-3:30"],
])("[BOOK-5] says how far %s is from Greenwich", (timeZone, instant, text) => {
  expect(gmtOffsetText(instant, timeZone)).toBe(text);
});

test.each([
  ["2026-02-27", 2, "2026-03-01"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2026-12-31", 1, "2027-01-01"],
])("%s and %i days are %s", (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum);
});
