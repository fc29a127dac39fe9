/** The days, lengths and starts that a booking form offers to press; others are typed. */
import { DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs } from "../time.ts";
import { addDays, instantOf, wallClockAt, type WallClock } from "../wall-clock.ts";
import { FARTHEST_START_MS, meantTimes, type BookedTimes } from "./booking.ts";
import { overlap } from "./overlap.ts";

/** In minutes. */
export const sessionLengths = [30, 60, 90] as const;

export const DAYS_IN_STRIP = 7;

/** How many days ahead of today the strip goes. */
export const DAYS_AHEAD = FARTHEST_START_MS / DAY_MS;

/** Each is a quarter of the day. */
export const dayParts = ["Night", "Morning", "Afternoon", "Evening"] as const;
export type DayPart = (typeof dayParts)[number];

/** A start that can be pressed. */
export interface Slot {
  /** 24-hour time of day, `14:30`. */
  time: string;
  /** False where it is past or the clock change skips it. */
  isOpen: boolean;
}

/** The starts of one part of `day` in `timeZone`, every half hour; all are open while no day is chosen. */
export function slotsOf(part: DayPart, day: string, timeZone: string, now: EpochMs): Slot[] {
  return timesOf(part).map((time) => {
    const startsAt = instantOf({ day, time, timeZone });
    const isOpen = typeof startsAt === "string" ? startsAt !== "skipped" : startsAt >= now;
    return { time, isOpen };
  });
}

/** Whether a session of `minutes` that starts then shares a moment with one of those held. */
export function isHeld(start: WallClock, minutes: number, held: readonly BookedTimes[]): boolean {
  const startsAt = instantOf(start);
  if (typeof startsAt === "string") return false;
  const times = { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
  return held.some((session) => overlap(session, times));
}

/** The first part of the day, from morning on, in which a session can still start. */
export function firstOpenPart(day: string, timeZone: string, now: EpochMs): DayPart {
  const waking = dayParts.slice(1);
  const hasOpen = (part: DayPart) => slotsOf(part, day, timeZone, now).some(({ isOpen }) => isOpen);
  return waking.find(hasOpen) ?? "Evening";
}

/** The part of the day that a 24-hour time falls in; null unless it is a time. */
export function dayPartOf(time: string): DayPart | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return dayParts[Math.floor(Number(time.slice(0, 2)) / HOURS_A_PART)] ?? null;
}

/**
 * The end of a session as a 24-hour time, as the clocks will show it after `minutes`; on the face of
 * the clock alone while day or zone are not known. Empty unless `time` is a time.
 */
export function endTimeAfter(start: WallClock, minutes: number): string {
  const startsAt = instantOf(start);
  if (typeof startsAt === "number") {
    return wallClockAt(startsAt + minutes * MINUTE_MS, start.timeZone).time;
  }
  const onTheFace = instantOf({ ...start, day: "2024-01-01", timeZone: "UTC" });
  if (typeof onTheFace === "string") return "";
  return wallClockAt(onTheFace + minutes * MINUTE_MS, "UTC").time;
}

/**
 * Whether a booking from `start` to {@link endTimeAfter} is one of `minutes`. It is not where the end
 * lies in the hour that the end of summer time repeats: a booking means the first occurrence.
 * True while day or zone are not known.
 */
export function canLast(start: WallClock, minutes: number): boolean {
  const startsAt = instantOf(start);
  if (typeof startsAt === "string") return true;
  const { day, time, timeZone } = start;
  const endTime = endTimeAfter(start, minutes);
  const meant = meantTimes({ day, startTime: time, endTime, timeZone });
  return !("reason" in meant) && meant.endsAt === startsAt + minutes * MINUTE_MS;
}

/** The first day of the strip that shows `day`: strips follow each other from `today` on. */
export function stripOf(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / (24 * HOUR_MS);
  if (!(days > 0)) return today;
  return addDays(today, Math.floor(days / DAYS_IN_STRIP) * DAYS_IN_STRIP);
}

/**
 * The day on which an earlier session is held again: the next one after `now` of the same weekday
 * that has its time of day.
 *
 * @param start in its own zone, which is known
 */
export function nextDayLike({ day, time, timeZone }: WallClock, now: EpochMs): string {
  let next = day;
  while (!isAfter({ day: next, time, timeZone }, now)) next = addDays(next, DAYS_IN_STRIP);
  return next;
}

function isAfter(wall: WallClock, now: EpochMs): boolean {
  const instant = instantOf(wall);
  return typeof instant === "number" && instant > now;
}

const HOURS_A_PART = 24 / dayParts.length;

function timesOf(part: DayPart): string[] {
  const from = dayParts.indexOf(part) * HOURS_A_PART;
  return Array.from({ length: HOURS_A_PART * 2 }, (_, half) => {
    const hour = String(from + Math.floor(half / 2)).padStart(2, "0");
    return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
  });
}
