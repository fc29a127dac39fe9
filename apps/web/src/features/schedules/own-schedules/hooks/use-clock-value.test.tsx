// @vitest-environment jsdom
import { DAY_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { scheduleDisplayAt, type ScheduleFacts } from "@codetale/domain/schedules/display-state";
import { aSession } from "@codetale/domain/testing/schedules";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClockContext, syncToServerTime } from "#lib/clock";
import { useClockValue } from "./use-clock-value.ts";

/** The display state of a schedule, as a card shows it. */
function useScheduleDisplay(facts: ScheduleFacts) {
  return useClockValue((now) => {
    const { state: value, changesAt } = scheduleDisplayAt(facts, now);
    return { value, changesAt };
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("waits through an instant further away than one timer can reach", () => {
  vi.setSystemTime(at("10:00") - 40 * DAY_MS);
  const setTimer = vi.spyOn(globalThis, "setTimeout");
  const { result } = renderHook(() => useScheduleDisplay(aSession()));

  act(() => void vi.advanceTimersByTime(40 * DAY_MS - 1));
  expect(result.current).toBe("upcoming");
  act(() => void vi.advanceTimersByTime(1));

  expect(result.current).toBe("open");
  for (const [, delayMs = 0] of setTimer.mock.calls) expect(delayMs).toBeLessThan(2 ** 31);
});

it("waits on when a timer rings too early", () => {
  let now = at("09:00");
  const clock = { now: () => now };
  const { result } = renderHook(() => useScheduleDisplay(aSession()), {
    wrapper: ({ children }) => <ClockContext value={clock}>{children}</ClockContext>,
  });

  now = at("10:00") - 1;
  act(() => void vi.advanceTimersToNextTimer());
  expect(result.current).toBe("upcoming");
  now = at("10:00");
  act(() => void vi.advanceTimersToNextTimer());

  expect(result.current).toBe("open");
});

it("follows facts that change, with their own next instant", () => {
  vi.setSystemTime(at("09:00"));
  const { result, rerender } = renderHook((facts) => useScheduleDisplay(facts), {
    initialProps: aSession(),
  });

  rerender(aSession({ startsAt: at("09:30") }));
  act(() => void vi.advanceTimersByTime(at("09:30") - at("09:00")));

  expect(result.current).toBe("open");
});

it("follows the clock when the server corrects it", () => {
  vi.setSystemTime(at("08:00"));
  const { result } = renderHook(() => useScheduleDisplay(aSession()));
  expect(result.current).toBe("upcoming");

  act(() => syncToServerTime(String(at("10:30")), at("08:00"), at("08:00")));
  expect(result.current).toBe("open");
  act(() => void vi.advanceTimersByTime(at("11:00") - at("10:30")));
  expect(result.current).toBe("missed");

  syncToServerTime(String(Date.now()), Date.now(), Date.now());
});

it("sets no alarm for what never changes", () => {
  const { result } = renderHook(() => useClockValue(() => ({ value: "settled", changesAt: null })));

  expect(result.current).toBe("settled");
  expect(vi.getTimerCount()).toBe(0);
});
