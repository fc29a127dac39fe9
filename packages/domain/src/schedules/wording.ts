/** How days and times of a schedule read to people. */
import type { EpochMs } from "../time.ts";
import { wallClockAt } from "../wall-clock.ts";
import type { BookedTimes, BookingProblem } from "./booking.ts";

/** Why a session cannot be booked, for the field that is to blame. */
export const bookingProblemText: Record<BookingProblem["reason"], string> = {
  "unknown-day": "Please choose a valid day",
  "unknown-time": "Please choose a valid time",
  "unknown-zone": "This time zone is not known",
  skipped: "The clocks change that day, and this time does not exist",
  "end-before-start": "End time cannot be less than start time",
  "in-the-past": "Start time cannot be in the past",
  "too-far": "A session can be booked at most 180 days ahead",
  "day-in-the-past": "This day is over; please choose a later one",
  "too-long": "A session can last at most 8 hours",
};

/** The day in `timeZone` (IANA): `Monday 1st January 2024`. */
export function dayText(instant: EpochMs, timeZone: string): string {
  const { weekday, date, month, year } = partsOfDay(wallClockAt(instant, timeZone).day);
  return `${weekday} ${ordinal(date)} ${month} ${year}`;
}

interface PartsOfDay {
  /** `Monday`. */
  weekday: string;
  /** From 1 to 31. */
  date: number;
  /** `January`. */
  month: string;
  year: number;
}

/** @param day as in a calendar: `2024-01-01` */
export function partsOfDay(day: string): PartsOfDay {
  const midnight = new Date(`${day}T00:00Z`);
  return {
    weekday: weekdays[midnight.getUTCDay()] ?? "",
    date: midnight.getUTCDate(),
    month: months[midnight.getUTCMonth()] ?? "",
    year: midnight.getUTCFullYear(),
  };
}

/** The time of day in `timeZone` (IANA): `2:05 PM`. */
export function timeText(instant: EpochMs, timeZone: string): string {
  const { time } = wallClockAt(instant, timeZone);
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}

/** What a learner reads after booking. */
export function bookedText({ startsAt, endsAt }: BookedTimes, timeZone: string): string {
  return `Your session is booked for ${sessionTimesText({ startsAt, endsAt }, timeZone)}.`;
}

/** Day, times and zone (IANA): `Monday 1st January 2024, 2:05 PM to 3:05 PM (Asia/Kolkata)`. */
export function sessionTimesText({ startsAt, endsAt }: BookedTimes, timeZone: string): string {
  const day = dayText(startsAt, timeZone);
  return `${day}, ${timeText(startsAt, timeZone)} to ${timeText(endsAt, timeZone)} (${timeZone})`;
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st` … */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(!isTeen && ["th", "st", "nd", "rd"][day % 10]) || "th"}`;
}

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
