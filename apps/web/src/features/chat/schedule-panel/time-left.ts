/** The time left of a schedule, for its ring. */
import { HOUR_MS, MINUTE_MS, SECOND_MS, type EpochMs } from "@codetale/domain/time";

export interface TimeLeft {
  /** `24:10` or `1:24:10`; after the end the time since then, `+03:12`. */
  text: string;
  /** From 1 at the start to 0 at the end. */
  share: number;
  isRunningOver: boolean;
}

/** Rounds up to whole seconds, so that `00:00` shows only at the end itself. */
export function timeLeftAt(startsAt: EpochMs, endsAt: EpochMs, now: EpochMs): TimeLeft {
  const leftMs = endsAt - now;
  if (leftMs < 0) return { text: `+${figures(-leftMs)}`, share: 0, isRunningOver: true };
  const wholeSecondsMs = Math.ceil(leftMs / SECOND_MS) * SECOND_MS;
  const share = Math.min(leftMs / (endsAt - startsAt), 1);
  return { text: figures(wholeSecondsMs), share, isRunningOver: false };
}

function figures(durationMs: number): string {
  const hours = Math.floor(durationMs / HOUR_MS);
  const minutes = Math.floor((durationMs % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((durationMs % MINUTE_MS) / SECOND_MS);
  return [...(hours > 0 ? [`${hours}`] : []), twoDigits(minutes), twoDigits(seconds)].join(":");
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
