import { at } from "@codetale/domain/testing/at";
import { DAY_MS } from "@codetale/domain/time";
import { describe, expect, test } from "vitest";
import { dayName, shortDate } from "./time-texts.ts";

// The tests' zone is UTC; the day that all of them share is Monday 2nd March 2026.
describe("[CHAT-7] when something was said", () => {
  test.each([
    { said: at("00:00"), day: "Today", short: "12:00 AM" },
    { said: at("15:04"), day: "Today", short: "3:04 PM" },
    { said: at("00:00") - 1, day: "Yesterday", short: "Yesterday" },
    { said: at("00:00") - DAY_MS, day: "Yesterday", short: "Yesterday" },
    { said: at("00:00") - DAY_MS - 1, day: "Saturday 28th February 2026", short: "28 Feb 2026" },
    { said: at("12:00") - 365 * DAY_MS, day: "Sunday 2nd March 2025", short: "2 Mar 2025" },
  ])("reads $day, in short $short", ({ said, day, short }) => {
    expect(dayName(said, at("16:00"))).toBe(day);
    expect(shortDate(said, at("16:00"))).toBe(short);
  });
});
