/** Open requests for a coder, by day beside the coder's own sessions, narrowed to what suits them. */
import type { EpochMs } from "../time.ts";
import { addDays, isoWeekday, wallClockAt } from "../wall-clock.ts";
import type { Difficulty, ProgrammingLanguage } from "./booking.ts";
import { dayPartOf, type DayPart } from "./slots.ts";

/** What a coder wants to see; null for anything. */
export interface RequestFilter {
  language: ProgrammingLanguage | null;
  difficulty: Difficulty | null;
  /** The part of the day, in the coder's zone, in which a session starts. */
  part: DayPart | null;
  /** The days, in the coder's zone, on which a session starts. */
  days: RequestDays | null;
}

const weekdays = [
  "Mondays",
  "Tuesdays",
  "Wednesdays",
  "Thursdays",
  "Fridays",
  "Saturdays",
  "Sundays",
] as const;

export const requestDays = ["Working days", "Weekends", ...weekdays] as const;
export type RequestDays = (typeof requestDays)[number];

export const anyRequest: RequestFilter = {
  language: null,
  difficulty: null,
  part: null,
  days: null,
};

export interface RequestFacts {
  startsAt: EpochMs;
  language: ProgrammingLanguage;
  difficulty: Difficulty;
}

/** Who takes any language is found by every language. */
export function isWanted(request: RequestFacts, filter: RequestFilter, timeZone: string): boolean {
  const { language, difficulty, part, days } = filter;
  const isLanguage = language === null || [language, "Any"].includes(request.language);
  const isDifficulty = difficulty === null || difficulty === request.difficulty;
  if (!isLanguage || !isDifficulty) return false;
  const start = wallClockAt(request.startsAt, timeZone);
  if (days !== null && !isAmong(days, isoWeekday(start.day))) return false;
  return part === null || part === dayPartOf(start.time);
}

export function isSameFilter(one: RequestFilter, other: RequestFilter): boolean {
  const names = Object.keys(anyRequest) as (keyof RequestFilter)[];
  return names.every((name) => one[name] === other[name]);
}

/** A filter in words: "Python · Hard · Evening · Weekends". */
export function filterText({ language, difficulty, part, days }: RequestFilter): string {
  return [language, difficulty, part, days].filter(Boolean).join(" · ") || "Any request";
}

/** @param weekday from 1 for Monday to 7 for Sunday */
function isAmong(days: RequestDays, weekday: number): boolean {
  if (days === "Working days") return weekday <= FRIDAY;
  if (days === "Weekends") return weekday > FRIDAY;
  return days === weekdays[weekday - 1];
}

const FRIDAY = 5;

/** Sessions by the ISO day of `timeZone` on which they start, soonest first; each of `count` days has its list. */
export function byDay<T extends { startsAt: EpochMs }>(
  sessions: readonly T[],
  from: string,
  count: number,
  timeZone: string,
): { day: string; sessions: T[] }[] {
  const soonestFirst = [...sessions].sort((a, b) => a.startsAt - b.startsAt);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    const isThen = ({ startsAt }: T) => wallClockAt(startsAt, timeZone).day === day;
    return { day, sessions: soonestFirst.filter(isThen) };
  });
}
