// @vitest-environment jsdom
import type { Schedule } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ClockContext } from "#lib/clock";
import { aSchedule } from "../../testing/schedules.ts";
import { useDayHeadings } from "./use-day-headings.ts";

const NOW = at("10:30");

afterEach(cleanup);

it("[SCHED-1] a session is under its day, and a forgotten one under none", () => {
  const clock = { now: () => NOW };
  const { result } = renderHook(() => useDayHeadings("UTC"), {
    wrapper: ({ children }) => <ClockContext value={clock}>{children}</ClockContext>,
  });

  expect(result.current(startingAt(at("10:00")))).toBe("Today");
  expect(result.current(startingAt(NOW + DAY_MS))).toBe("Tomorrow");
  expect(result.current(startingAt(NOW + 2 * DAY_MS))).toBe("Later");
  expect(result.current({ ...startingAt(at("10:00")), started: true })).toBe("Today");
  const forgotten = startingAt(NOW - 20 * DAY_MS);
  expect(result.current({ ...forgotten, started: true })).toBe("Never exited");
});

function startingAt(startsAt: number): Schedule {
  return aSchedule({ startsAt, endsAt: startsAt + HOUR_MS });
}
