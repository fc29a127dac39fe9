/**
 * Vocabulary of time. Two rules hold in every package:
 * a name ending in `At` is an instant (epoch milliseconds, UTC); a name ending in `_MS` or `Ms`
 * is a duration in milliseconds.
 */
export type EpochMs = number;

/** The only source of the current time; rules do not read it, they take `now` as a parameter. */
export interface Clock {
  now(): EpochMs;
}

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
