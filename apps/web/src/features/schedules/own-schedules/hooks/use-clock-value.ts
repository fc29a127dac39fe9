/** Values that follow from the clock, kept true while they are on screen. */
import type { Clock, EpochMs } from "@codetale/domain/time";
import { useSyncExternalStore } from "react";
import { useClock } from "#lib/clock";

/** The longest delay `setTimeout` honours (2^31 - 1 ms, about 24.8 days). */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

interface ClockValue<T> {
  value: T;
  /** When the clock alone will next change `value`; null when it never will. */
  changesAt: EpochMs | null;
}

/** Sleeps until the next instant at which the value can change instead of polling. */
export function useClockValue<T extends string | number>(
  valueAt: (now: EpochMs) => ClockValue<T>,
): T {
  const clock = useClock();
  return useSyncExternalStore(
    // A new function per drawing, so that a corrected clock or new facts set the alarm anew.
    (wake) => sleepThrough(() => valueAt(clock.now()).changesAt, clock, wake),
    () => valueAt(clock.now()).value,
  );
}

/** Calls `wake` at each instant that `changesAt` names, one after the other. */
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
  // Timers stand still while a computer sleeps, so what is looked at again is checked at once.
  document.addEventListener("visibilitychange", ring);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", ring);
  };
}
