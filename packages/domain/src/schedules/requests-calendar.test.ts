import { expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { anyRequest, byDay, isWanted, type RequestFacts } from "./requests-calendar.ts";

const request: RequestFacts = { startsAt: at("10:00"), language: "Python", difficulty: "Easy" };

test.each([
  ["without a filter", {}, true],
  ["of its language", { language: "Python" }, true],
  ["of another language", { language: "Java" }, false],
  ["of its difficulty", { difficulty: "Easy" }, true],
  ["of another difficulty", { difficulty: "Hard" }, false],
  ["of its part of the day", { part: "Morning" }, true],
  ["of another part of the day", { part: "Afternoon" }, false],
  ["of which one does not fit", { language: "Python", difficulty: "Hard" }, false],
] as const)("[SCHED-6] a request is shown by a filter %s: %s", (_, filter, isShown) => {
  expect(isWanted(request, { ...anyRequest, ...filter }, "UTC")).toBe(isShown);
});

it("[SCHED-6] reads the part of the day in the coder's zone", () => {
  expect(isWanted(request, { ...anyRequest, part: "Afternoon" }, "Asia/Kolkata")).toBe(true);
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
