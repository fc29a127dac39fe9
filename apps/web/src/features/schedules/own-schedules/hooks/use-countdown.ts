import { countdownText } from "@codetale/domain/schedules/countdown";
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import { useClockValue } from "./use-clock-value.ts";

/** The time left until `startsAt` in words, updated each second until then. */
export function useCountdown(startsAt: EpochMs): string {
  return useClockValue((now) => ({
    value: countdownText(startsAt, now),
    changesAt: now < startsAt ? startsAt - wholeSeconds(startsAt - now) : null,
  }));
}

/** The remaining time at the next change of the text, in milliseconds. */
function wholeSeconds(leftMs: number): number {
  return (Math.ceil(leftMs / SECOND_MS) - 1) * SECOND_MS;
}
