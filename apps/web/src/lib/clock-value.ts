/** Values that depend on the clock, kept up to date while they are on screen. */
import { SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { useSyncExternalStore } from "react";
import { useClock } from "./clock.ts";

/** The longest delay `setTimeout` honours (2^31 - 1 ms, about 24.8 days). */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

interface ClockValue<T> {
  value: T;
  /** When the value next changes by the clock alone; null when it never does. */
  changesAt: EpochMs | null;
}

/** Waits for the next instant at which the value can change instead of polling. */
export function useClockValue<T extends string | number>(
  valueAt: (now: EpochMs) => ClockValue<T>,
): T {
  const clock = useClock();
  return useSyncExternalStore(
    // A new function on each render, so that a corrected clock or new facts restart the timer.
    (wake) => sleepThrough(() => valueAt(clock.now()).changesAt, clock, wake),
    () => valueAt(clock.now()).value,
  );
}

/** Whole seconds until an instant, rounded up; 0 from then on. */
export function useSecondsLeft(until: EpochMs): number {
  return useClockValue((now) => {
    const value = Math.max(Math.ceil((until - now) / SECOND_MS), 0);
    return { value, changesAt: value > 0 ? until - (value - 1) * SECOND_MS : null };
  });
}

/** Calls `wake` at each instant that `changesAt` returns. */
function sleepThrough(changesAt: () => EpochMs | null, clock: Clock, wake: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setAlarm = () => {
    const wakesAt = changesAt();
    if (wakesAt === null) return;
    timer = setTimeout(ring, Math.min(wakesAt - clock.now(), LONGEST_TIMEOUT_MS));
  };
  const ring = () => {
    clearTimeout(timer);
    wake();
    setAlarm();
  };

  setAlarm();
  // Timers pause while a computer sleeps, so the value is checked when the page is visible again.
  document.addEventListener("visibilitychange", ring);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", ring);
  };
}
