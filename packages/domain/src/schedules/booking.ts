/** The rules of a booking, for the form before it is sent and for the server that decides. */
import { DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs } from "../time.ts";
import { addDays, instantOf, wallClockAt } from "../wall-clock.ts";

export const modes = ["Other", "Practice", "On Campus", "Off Campus"] as const;
export const difficulties = ["Easy", "Medium", "Hard"] as const;
export const programmingLanguages = ["Python", "Java", "C++", "Others", "Any"] as const;

export type Mode = (typeof modes)[number];
export type Difficulty = (typeof difficulties)[number];
export type ProgrammingLanguage = (typeof programmingLanguages)[number];

export const LONGEST_SESSION_MS = 8 * HOUR_MS;
/** How far ahead a session may start. */
export const FARTHEST_START_MS = 180 * DAY_MS;
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
    | "too-far"
    | "day-in-the-past"
    | "too-long";
}

export interface BookedTimes {
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/**
 * Turns the wall-clock times of a booking into instants, or says why they cannot be booked at
 * `now`.
 */
export function bookTimes(times: BookingTimes, now: EpochMs): BookedTimes | BookingProblem {
  const meant = meantTimes(times);
  if ("reason" in meant) return meant;
  if (meant.startsAt < now) {
    return times.day < wallClockAt(now, times.timeZone).day
      ? { field: "day", reason: "day-in-the-past" }
      : { field: "startTime", reason: "in-the-past" };
  }
  if (meant.startsAt > now + FARTHEST_START_MS) return { field: "day", reason: "too-far" };
  return meant;
}

/**
 * The same at any time. An end at or before the start is one of the next day; where that would be
 * longer than any session, the end was meant to be on the same day and lies before the start.
 */
export function meantTimes(times: BookingTimes): BookedTimes | BookingProblem {
  const { day, startTime, endTime, timeZone } = times;
  const startsAt = instantOf({ day, time: startTime, timeZone });
  if (typeof startsAt === "string")
    return { field: blamed(startsAt, "startTime"), reason: startsAt };
  const isNextDay = endsNextDay(times);
  const endsAt = instantOf({ day: isNextDay ? addDays(day, 1) : day, time: endTime, timeZone });
  if (typeof endsAt === "string") return { field: blamed(endsAt, "endTime"), reason: endsAt };
  if (endsAt - startsAt > LONGEST_SESSION_MS) {
    return { field: "endTime", reason: isNextDay ? "end-before-start" : "too-long" };
  }
  return { startsAt, endsAt };
}

/** Whether the end is meant to be on the day after `day`: it is not after the start. */
export function endsNextDay({
  startTime,
  endTime,
}: Pick<BookingTimes, "startTime" | "endTime">): boolean {
  return startTime !== "" && endTime !== "" && endTime <= startTime;
}

/** Length of a booking in whole minutes. */
export function durationMinutes({ startsAt, endsAt }: BookedTimes): number {
  return Math.round((endsAt - startsAt) / MINUTE_MS);
}

function blamed(
  problem: "unknown-day" | "unknown-time" | "unknown-zone" | "skipped",
  timeField: "startTime" | "endTime",
): BookingTimesField {
  if (problem === "unknown-day") return "day";
  return problem === "unknown-zone" ? "timeZone" : timeField;
}
