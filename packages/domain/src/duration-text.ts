import { MINUTE_MS, SECOND_MS } from "./time.ts";

/** A wait as people say it, rounded up: `1 second`, `30 seconds`, `15 minutes`. */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / SECOND_MS));
  if (seconds <= 90) return counted(seconds, "second");
  return counted(Math.ceil(ms / MINUTE_MS), "minute");
}

/** `1 second`, `2 seconds`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
