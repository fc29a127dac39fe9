import { describe, expect, it, test } from "vitest";
import { bookingSchema, listOpenSchedules } from "./schedules.ts";

const booking = {
  uid: "lena",
  day: "2026-12-01",
  startTime: "14:00",
  endTime: "15:30",
  timeZone: "Asia/Kolkata",
  questions: 3,
  company: "Acme",
  onCampus: "On Campus",
  difficulty: "Medium",
  language: "C++",
  otherRequests: "",
};

describe("[BOOK-2] a booking", () => {
  test.each([
    ["onCampus", ["Other", "Practice", "On Campus", "Off Campus"]],
    ["difficulty", ["Easy", "Medium", "Hard"]],
    ["language", ["Python", "Java", "C++", "Others", "Any"]],
    ["questions", [1, 50]],
    ["duration", [90, "90", undefined]],
  ])("%s may be any of %o", (field, values) => {
    for (const value of values) {
      expect(bookingSchema.safeParse({ ...booking, [field]: value }).success).toBe(true);
    }
  });

  test.each([
    ["onCampus", "Please choose one of: Other, Practice, On Campus, Off Campus"],
    ["difficulty", "Please choose one of: Easy, Medium, Hard"],
    ["language", "Please choose one of: Python, Java, C++, Others, Any"],
    ["questions", "Please enter a number from 1 to 50"],
    ["day", "Please fill this in"],
    ["startTime", "Please fill this in"],
    ["endTime", "Please fill this in"],
    ["company", "Please fill this in"],
  ])("%s is required, in words: %s", (field, message) => {
    const { error } = bookingSchema.safeParse({ ...booking, [field]: undefined });

    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });

  test.each(["day", "startTime", "endTime", "company"])("an empty %s is none", (field) => {
    const { error } = bookingSchema.safeParse({ ...booking, [field]: "  " });

    expect(error?.issues).toMatchObject([{ path: [field], message: "Please fill this in" }]);
  });

  it("is in UTC and without other requests unless it says otherwise", () => {
    const { timeZone, otherRequests, ...rest } = booking;

    expect(bookingSchema.parse(rest)).toMatchObject({ timeZone: "UTC", otherRequests: "" });
    expect(bookingSchema.parse(booking)).toMatchObject({ timeZone, otherRequests });
  });
});

it("[SCHED-6] a search for open schedules is by an ISO day, or for any", () => {
  const search = listOpenSchedules.body;

  expect(search.parse({ userId: "cody" })).toEqual({ userId: "cody", days: 1, timeZone: "UTC" });
  expect(search.safeParse({ userId: "cody", day: "2026-12-01", days: 32 }).success).toBe(false);
  expect(search.safeParse({ userId: "cody", day: "2026-12-01" }).success).toBe(true);
  expect(search.safeParse({ userId: "cody", day: "2026-02-30" }).success).toBe(false);
});
