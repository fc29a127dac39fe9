import { expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import {
  anyRequest,
  byDay,
  filterText,
  isSameFilter,
  isWanted,
  requestDays,
  type RequestFacts,
} from "./requests-calendar.ts";

const request: RequestFacts = { startsAt: at("10:00"), language: "Python", difficulty: "Easy" };

test.each([
  ["without a filter", {}, true],
  ["of its language", { language: "Python" }, true],
  ["of another language", { language: "Java" }, false],
  ["of its difficulty", { difficulty: "Easy" }, true],
  ["of another difficulty", { difficulty: "Hard" }, false],
  ["of its part of the day", { part: "Morning" }, true],
  ["of another part of the day", { part: "Afternoon" }, false],
  ["of its day", { days: "Mondays" }, true],
  ["of another day", { days: "Tuesdays" }, false],
  ["of days with its own", { days: "Working days" }, true],
  ["of days without its own", { days: "Weekends" }, false],
  ["of which one does not fit", { language: "Python", difficulty: "Hard" }, false],
] as const)("[SCHED-6] a request is shown by a filter %s: %s", (_, filter, isShown) => {
  expect(isWanted(request, { ...anyRequest, ...filter }, "UTC")).toBe(isShown);
});

it("[SCHED-6] reads the part of the day in the coder's zone", () => {
  expect(isWanted(request, { ...anyRequest, part: "Afternoon" }, "Asia/Kolkata")).toBe(true);
});

test.each([
  ["2026-03-06T12:00Z", "Fridays", "Working days"],
  ["2026-03-07T12:00Z", "Saturdays", "Weekends"],
  ["2026-03-08T12:00Z", "Sundays", "Weekends"],
])("[SCHED-6] what starts at %s is of %s and of %s alone", (startsAt, ...wanted) => {
  const found = requestDays.filter((days) =>
    isWanted({ ...request, startsAt: Date.parse(startsAt) }, { ...anyRequest, days }, "UTC"),
  );
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

it("[SCHED-6] reads the day in the coder's zone", () => {
  const late = { ...request, startsAt: at("20:00") };
  expect(isWanted(late, { ...anyRequest, days: "Tuesdays" }, "Asia/Kolkata")).toBe(true);
});

it("tells filters apart, and says them", () => {
  const filter = { ...anyRequest, language: "Java", days: "Weekends" } as const;
  expect(isSameFilter(filter, { ...filter })).toBe(true);
  for (const other of [{ language: null }, { difficulty: "Hard" }, { part: "Night" }] as const) {
    expect(isSameFilter(filter, { ...filter, ...other })).toBe(false);
  }
  expect(isSameFilter(filter, { ...filter, days: "Fridays" })).toBe(false);
  expect(filterText(filter)).toBe("Java · Weekends");
  expect(filterText(anyRequest)).toBe("Any request");
});

it("[SCHED-6] finds a learner who takes any language by every language", () => {
  const open: RequestFacts = { ...request, language: "Any" };

  expect(isWanted(open, { ...anyRequest, language: "Java" }, "UTC")).toBe(true);
});

it("[SCHED-6] lays sessions out by the days of the coder's zone, soonest first", () => {
  const late = { startsAt: at("20:00") };
  const early = { startsAt: at("03:00") };
  const days = byDay([late, early], "2026-03-02", 2, "UTC");

  expect(days).toEqual([
    { day: "2026-03-02", sessions: [early, late] },
    { day: "2026-03-03", sessions: [] },
  ]);
  expect(byDay([late], "2026-03-02", 2, "Asia/Kolkata")[1]?.sessions).toEqual([late]);
});
