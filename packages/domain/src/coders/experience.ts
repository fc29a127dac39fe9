/** How long a coder has been coding: the year is stored, and the number of years follows from it. */
import type { EpochMs } from "../time.ts";

/** The earliest year that a coder can name. */
export const EARLIEST_YEAR = 1950;

/** Whether a coder can have begun in `year`: not before there was code, nor in the future. */
export function isPossibleYear(year: number, now: EpochMs): boolean {
  return year >= EARLIEST_YEAR && year <= yearAt(now);
}

/** @returns whole years, counted by the number of the year alone (UTC) */
export function yearsOfExperience(since: number, now: EpochMs): number {
  return Math.max(0, yearAt(now) - since);
}

function yearAt(now: EpochMs): number {
  return new Date(now).getUTCFullYear();
}
