/** The rules of a booking, for the form before it is sent and for the server that decides. */
import { HOUR_MS, MINUTE_MS, type EpochMs } from "../time.ts";
import { instantOf, wallClockAt, type WallClock } from "../wall-clock.ts";

export const modes = ["Other", "Practice", "On Campus", "Off Campus"] as const;
export const difficulties = ["Easy", "Medium", "Hard"] as const;
export const programmingLanguages = ["Python", "Java", "C++", "Others", "Any"] as const;

export type Mode = (typeof modes)[number];
export type Difficulty = (typeof difficulties)[number];
export type ProgrammingLanguage = (typeof programmingLanguages)[number];

export const LONGEST_SESSION_MS = 8 * HOUR_MS;
export const MOST_QUESTIONS = 50;

export interface BookingTimes {
  day: string;
  startTime: string;
  endTime: string;
  timeZone: string;
}

export type BookingTimesField = keyof BookingTimes;

/** One reason why the times cannot be booked, and the field that is to blame. */
export interface BookingProblem {
  field: BookingTimesField;
  reason:
    | "unknown-day"
    | "unknown-time"
    | "unknown-zone"
    | "skipped"
    | "end-before-start"
    | "in-the-past"
    | "day-in-the-past"
    | "too-long";
}

export interface BookedTimes {
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/**
 * Turns the wall-clock times of a booking into instants, or says why they cannot be booked at
 * `now`. An end at or before the start is refused, so a session never crosses midnight.
 */
export function bookTimes(times: BookingTimes, now: EpochMs): BookedTimes | BookingProblem {
  const startsAt = instantOf(wallClock(times, times.startTime));
  if (typeof startsAt === "string")
    return { field: blamed(startsAt, "startTime"), reason: startsAt };
  const endsAt = instantOf(wallClock(times, times.endTime));
  if (typeof endsAt === "string") return { field: blamed(endsAt, "endTime"), reason: endsAt };

  if (endsAt <= startsAt) return { field: "endTime", reason: "end-before-start" };
  if (startsAt < now) {
    return times.day < wallClockAt(now, times.timeZone).day
      ? { field: "day", reason: "day-in-the-past" }
      : { field: "startTime", reason: "in-the-past" };
  }
  if (endsAt - startsAt > LONGEST_SESSION_MS) return { field: "endTime", reason: "too-long" };
  return { startsAt, endsAt };
}

/** Length of a booking in whole minutes. */
export function durationMinutes({ startsAt, endsAt }: BookedTimes): number {
  return Math.round((endsAt - startsAt) / MINUTE_MS);
}

function wallClock({ day, timeZone }: BookingTimes, time: string): WallClock {
  return { day, time, timeZone };
}

function blamed(
  problem: "unknown-day" | "unknown-time" | "unknown-zone" | "skipped",
  timeField: "startTime" | "endTime",
): BookingTimesField {
  if (problem === "unknown-day") return "day";
  return problem === "unknown-zone" ? "timeZone" : timeField;
}
