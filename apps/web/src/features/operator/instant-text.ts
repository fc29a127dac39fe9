import type { BookedTimes } from "@codetale/domain/schedules/booking";
import type { EpochMs } from "@codetale/domain/time";

/** In the reader's time zone: `3 May 2026, 14:05`. */
export function instantText(instant: EpochMs): string {
  return instants.format(instant);
}

/** `3 May 2026, 14:05–15:05`; with two days where it ends on another. */
export function timesText({ startsAt, endsAt }: BookedTimes): string {
  return instants.formatRange(startsAt, endsAt);
}

/** `3 May 2026`. */
export function dayText(instant: EpochMs): string {
  return days.format(instant);
}

const instants = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
