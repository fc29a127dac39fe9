import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { HOUR_MS } from "../time.ts";
import { LONGEST_SESSION_MS } from "./booking.ts";
import { bookedText, bookingProblemText, dayText, timeText } from "./wording.ts";

describe("[SCHED-2] a day reads as weekday, ordinal, month and year", () => {
  test.each([
    ["2024-01-01T12:00Z", "UTC", "Monday 1st January 2024"],
    ["2026-12-02T12:00Z", "UTC", "Wednesday 2nd December 2026"],
    ["2026-12-03T12:00Z", "UTC", "Thursday 3rd December 2026"],
    ["2026-12-04T12:00Z", "UTC", "Friday 4th December 2026"],
    ["2026-12-11T12:00Z", "UTC", "Friday 11th December 2026"],
    ["2026-12-12T12:00Z", "UTC", "Saturday 12th December 2026"],
    ["2026-12-13T12:00Z", "UTC", "Sunday 13th December 2026"],
    ["2026-12-21T12:00Z", "UTC", "Monday 21st December 2026"],
    ["2026-12-22T12:00Z", "UTC", "Tuesday 22nd December 2026"],
    ["2026-12-23T12:00Z", "UTC", "Wednesday 23rd December 2026"],
    ["2026-12-31T12:00Z", "UTC", "Thursday 31st December 2026"],
    ["2024-02-29T23:59:59.999Z", "UTC", "Thursday 29th February 2024"],
  ])("%s in %s: %s", (instant, timeZone, text) => {
    expect(dayText(Date.parse(instant), timeZone)).toBe(text);
  });

  it("is the day of the zone, on either side of its midnight", () => {
    const midnight = Date.parse("2026-12-01T00:00+05:30");

    expect(dayText(midnight - 1, "Asia/Kolkata")).toBe("Monday 30th November 2026");
    expect(dayText(midnight, "Asia/Kolkata")).toBe("Tuesday 1st December 2026");
    expect(dayText(midnight, "UTC")).toBe("Monday 30th November 2026");
  });

  it("says what the language's own calendar says, for any instant and zone", () => {
    fc.assert(
      fc.property(anInstant, aZone, (instant, timeZone) => {
        const { weekday, day, month, year } = partsOf(instant, timeZone);
        const text = dayText(instant, timeZone);
        expect(text.replace(/(\d)(st|nd|rd|th) /, "$1 ")).toBe(
          `${weekday} ${day} ${month} ${year}`,
        );
      }),
    );
  });
});

describe("[SCHED-2] a time reads in 12 hours with AM or PM", () => {
  test.each([
    ["00:00", "12:00 AM"],
    ["00:59", "12:59 AM"],
    ["01:00", "1:00 AM"],
    ["11:59", "11:59 AM"],
    ["12:00", "12:00 PM"],
    ["12:05", "12:05 PM"],
    ["13:00", "1:00 PM"],
    ["23:59", "11:59 PM"],
  ])("%s: %s", (time, text) => {
    expect(timeText(Date.parse(`2026-12-01T${time}Z`), "UTC")).toBe(text);
  });

  it("is the time of the zone, half hours included", () => {
    expect(timeText(Date.parse("2026-12-01T08:30Z"), "Asia/Kolkata")).toBe("2:00 PM");
  });

  it("says what the language's own clock says, for any instant and zone", () => {
    fc.assert(
      fc.property(anInstant, aZone, (instant, timeZone) => {
        const { hour, minute, dayPeriod } = partsOf(instant, timeZone);
        expect(timeText(instant, timeZone)).toBe(`${hour}:${minute} ${dayPeriod}`);
      }),
    );
  });
});

it("[BOOK-4] tells a learner when the session is, in the zone it was booked in", () => {
  const times = {
    startsAt: Date.parse("2026-12-01T14:00+05:30"),
    endsAt: Date.parse("2026-12-01T15:30+05:30"),
  };

  expect(bookedText(times, "Asia/Kolkata")).toBe(
    "Your session is booked for Tuesday 1st December 2026, 2:00 PM to 3:30 PM (Asia/Kolkata).",
  );
});

describe("[BOOK-3] why a session cannot be booked", () => {
  it("is said letter by letter where the end is before the start", () => {
    expect(bookingProblemText["end-before-start"]).toBe("End time cannot be less than start time");
  });

  it("is said in a sentence of its own for each reason", () => {
    const sentences = Object.values(bookingProblemText);

    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences).not.toContain("");
  });

  it("names the longest session as the rule has it", () => {
    expect(bookingProblemText["too-long"]).toContain(`${LONGEST_SESSION_MS / HOUR_MS} hours`);
  });
});

const anInstant = fc.integer({ min: Date.parse("2000-01-01"), max: Date.parse("2100-01-01") });
const aZone = fc.constantFrom("UTC", "Asia/Kolkata", "America/New_York", "Australia/Lord_Howe");

function partsOf(instant: number, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
