import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import {
  canLast,
  dayPartOf,
  endTimeAfter,
  firstOpenPart,
  isHeld,
  nextDayLike,
  sessionLengths,
  slotsOf,
  stripOf,
} from "./slots.ts";

const DAY = "2026-03-02";

function openTimes(
  part: Parameters<typeof slotsOf>[0],
  day: string,
  timeZone: string,
  now: number,
) {
  return slotsOf(part, day, timeZone, now)
    .filter(({ isOpen }) => isOpen)
    .map(({ time }) => time);
}

describe("slots", () => {
  it("[BOOK-2] are every half hour of a quarter of the day", () => {
    const times = slotsOf("Morning", DAY, "UTC", at("00:00")).map(({ time }) => time);

    expect(times).toHaveLength(12);
    expect([times[0], times[1], times.at(-1)]).toEqual(["06:00", "06:30", "11:30"]);
  });

  it("[BOOK-3] are open until the millisecond of their start", () => {
    expect(openTimes("Morning", DAY, "UTC", at("11:00"))).toEqual(["11:00", "11:30"]);
    expect(openTimes("Morning", DAY, "UTC", at("11:00") + 1)).toEqual(["11:30"]);
  });

  it("[BOOK-5] are those of the zone, without those that its clock change skips", () => {
    expect(openTimes("Night", "2026-03-29", "Europe/Berlin", at("09:00"))).toEqual(
      ["00:00", "00:30", "01:00", "01:30", "03:00", "03:30"].concat(
        "04:00",
        "04:30",
        "05:00",
        "05:30",
      ),
    );
    // 11:30 in Kolkata is 06:00 in Greenwich.
    expect(openTimes("Morning", DAY, "Asia/Kolkata", at("06:00"))).toEqual(["11:30"]);
  });

  it("are all open while no day is chosen", () => {
    expect(openTimes("Evening", "", "UTC", at("23:59"))).toHaveLength(12);
  });
});

test.each([
  ["09:30", 30, false],
  ["09:30", 60, true],
  ["10:00", 30, true],
  ["10:30", 30, true],
  ["11:00", 30, false],
])(
  "[BOOK-3] beside a session from 10:00 to 11:00, one at %s of %d minutes: %s",
  (time, minutes, is) => {
    const held = [{ startsAt: at("10:00"), endsAt: at("11:00") }];

    expect(isHeld({ day: DAY, time, timeZone: "UTC" }, minutes, held)).toBe(is);
    expect(isHeld({ day: DAY, time, timeZone: "UTC" }, minutes, [])).toBe(false);
    expect(isHeld({ day: "", time, timeZone: "UTC" }, minutes, held)).toBe(false);
  },
);

it("[BOOK-5] a session is held in whichever zone one looks", () => {
  const held = [{ startsAt: at("10:00"), endsAt: at("11:00") }];

  expect(isHeld({ day: DAY, time: "15:30", timeZone: "Asia/Kolkata" }, 30, held)).toBe(true);
  expect(isHeld({ day: DAY, time: "10:00", timeZone: "Asia/Kolkata" }, 30, held)).toBe(false);
});

test.each([
  ["08:00", "Morning"],
  ["11:30", "Morning"],
  ["12:00", "Afternoon"],
  ["17:31", "Evening"],
  ["23:59", "Evening"],
] as const)("at %s the first part of the day with a start left is the %s", (time, part) => {
  expect(firstOpenPart(DAY, "UTC", at(time))).toBe(part);
});

test.each([
  ["00:00", "Night"],
  ["05:59", "Night"],
  ["06:00", "Morning"],
  ["12:00", "Afternoon"],
  ["18:00", "Evening"],
  ["23:59", "Evening"],
  ["24:00", null],
  ["", null],
] as const)("%s is of the part %s", (time, part) => {
  expect(dayPartOf(time)).toBe(part);
});

test.each([
  ["after the minutes", DAY, "10:00", "UTC", 90, "11:30"],
  ["on the next day past midnight", DAY, "23:30", "UTC", 60, "00:30"],
  [
    "as the clocks will show it across their change",
    "2026-03-29",
    "01:30",
    "Europe/Berlin",
    60,
    "03:30",
  ],
  ["while no day is chosen", "", "10:00", "UTC", 30, "10:30"],
  ["while the zone is not known", DAY, "10:00", "Nowhere", 30, "10:30"],
  ["not without a start", DAY, "", "UTC", 30, ""],
])("[BOOK-2] knows the end %s", (_, day, time, timeZone, minutes, end) => {
  expect(endTimeAfter({ day, time, timeZone }, minutes)).toBe(end);
});

test.each([
  ["01:00", [30, 60, 90]],
  ["01:30", [30, 60]],
  ["02:00", [30]],
  ["02:30", [90]],
  ["03:00", [30, 60, 90]],
])(
  "[BOOK-5] on the night when Berlin's clocks repeat an hour, a session at %s can last %j minutes",
  (time, lengths) => {
    const start = { day: "2026-10-25", time, timeZone: "Europe/Berlin" };

    expect(sessionLengths.filter((minutes) => canLast(start, minutes))).toEqual(lengths);
  },
);

test.each([
  ["on the night when the clocks skip an hour", "2026-03-29", "01:30", "Europe/Berlin"],
  ["past midnight", DAY, "23:30", "UTC"],
  ["while no day is chosen", "", "02:00", "Europe/Berlin"],
])("[BOOK-5] a session can last any length %s", (_, day, time, timeZone) => {
  expect(sessionLengths.every((minutes) => canLast({ day, time, timeZone }, minutes))).toBe(true);
});

test.each([
  ["2026-03-02", "2026-03-02"],
  ["2026-03-08", "2026-03-02"],
  ["2026-03-09", "2026-03-09"],
  ["2026-04-01", "2026-03-30"],
  ["2026-03-01", "2026-03-02"],
  ["", "2026-03-02"],
])("%s is shown in the strip from %s on", (day, from) => {
  expect(stripOf(day, "2026-03-02")).toBe(from);
});

test.each([
  ["a week later", DAY, "10:00", "UTC", at("10:00"), "2026-03-09"],
  ["on its own day while it is ahead", DAY, "10:00", "UTC", at("10:00") - 1, DAY],
  ["weeks later", "2026-01-05", "10:00", "UTC", at("10:00"), "2026-03-09"],
  [
    "not where its time is skipped",
    "2026-03-22",
    "02:30",
    "Europe/Berlin",
    Date.parse("2026-03-23T00:00Z"),
    "2026-04-05",
  ],
])("[BOOK-2] a session is held again %s", (_, day, time, timeZone, now, next) => {
  expect(nextDayLike({ day, time, timeZone }, now)).toBe(next);
});
