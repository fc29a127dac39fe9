/**
 * Wall-clock times and the instants they stand for in a named zone. The zone rules are the
 * language's own (`Temporal`, through its polyfill until every supported runtime has it).
 */
import { Temporal } from "temporal-polyfill";
import { MINUTE_MS, type EpochMs } from "./time.ts";

export interface WallClock {
  /** ISO calendar day, `2026-12-01`. */
  day: string;
  /** 24-hour time of day, `14:00`. */
  time: string;
  /** IANA zone, `Asia/Kolkata`. */
  timeZone: string;
}

/** Why a wall-clock time names no instant: each value says which of its parts is to blame. */
export type WallClockProblem = "unknown-day" | "unknown-time" | "unknown-zone" | "skipped";

/**
 * Finds the instant that `wall` stands for. A time that a clock change repeats means its first
 * occurrence; one that a clock change skips (`02:30` on a spring night) is `"skipped"`.
 */
export function instantOf(wall: WallClock): EpochMs | WallClockProblem {
  if (!isTimeZone(wall.timeZone)) return "unknown-zone";
  const day = parse(() => Temporal.PlainDate.from(wall.day), isoDay, wall.day);
  if (!day) return "unknown-day";
  const time = parse(() => Temporal.PlainTime.from(wall.time), isoTime, wall.time);
  if (!time) return "unknown-time";

  const planned = day.toPlainDateTime(time);
  const zoned = planned.toZonedDateTime(wall.timeZone);
  // The whole of it, since a zone may skip a day as well as an hour.
  return zoned.toPlainDateTime().equals(planned) ? zoned.epochMilliseconds : "skipped";
}

/** The wall-clock day and time of an instant in `timeZone`, the inverse of {@link instantOf}. */
export function wallClockAt(instant: EpochMs, timeZone: string): WallClock {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return {
    day: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: "minute" }),
    timeZone,
  };
}

/** The instants at which `day` begins and the next one begins; 23 or 25 hours apart at a clock change. */
export function dayBounds(
  day: string,
  timeZone: string,
  days = 1,
): { fromAt: EpochMs; toAt: EpochMs } {
  const date = Temporal.PlainDate.from(day);
  return {
    fromAt: date.toZonedDateTime(timeZone).epochMilliseconds,
    toAt: date.add({ days }).toZonedDateTime(timeZone).epochMilliseconds,
  };
}

/** From 1 for Monday to 7 for Sunday. */
export function isoWeekday(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

/** The ISO calendar day `days` after `day`. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/**
 * How far `timeZone` (IANA) is from Greenwich at an instant: `GMT+5:30`, `GMT-4`, `GMT`. It differs
 * over the year where the clocks change.
 */
export function gmtOffsetText(instant: EpochMs, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  const minutes = Math.round(zoned.offsetNanoseconds / 1e6 / MINUTE_MS);
  if (minutes === 0) return "GMT";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const past = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `GMT${minutes < 0 ? "-" : "+"}${hours}${past}`;
}

/**
 * Whether `name` is an IANA zone. Bare offsets such as `+05:30` are not, nor are short names
 * such as `IST`, which formatters know but which stand for several zones.
 */
export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false;
  try {
    return Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name));
  } catch {
    return false;
  }
}

const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]*$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isoTime = /^\d{2}:\d{2}$/;

function parse<T>(read: () => T, form: RegExp, text: string): T | null {
  if (!form.test(text)) return null;
  try {
    return read();
  } catch {
    return null;
  }
}
