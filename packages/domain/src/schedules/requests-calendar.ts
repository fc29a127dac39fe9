/** Open requests for a coder, by day beside the coder's own sessions, narrowed to what suits them. */
import type { EpochMs } from "../time.ts";
import { addDays, wallClockAt } from "../wall-clock.ts";
import type { Difficulty, ProgrammingLanguage } from "./booking.ts";
import { dayPartOf, type DayPart } from "./slots.ts";

/** What a coder wants to see; null for anything. */
export interface RequestFilter {
  language: ProgrammingLanguage | null;
  difficulty: Difficulty | null;
  /** The part of the day, in the coder's zone, in which a session starts. */
  part: DayPart | null;
}

export const anyRequest: RequestFilter = { language: null, difficulty: null, part: null };

export interface RequestFacts {
  startsAt: EpochMs;
  language: ProgrammingLanguage;
  difficulty: Difficulty;
}

/** Who takes any language is found by every language. */
export function isWanted(request: RequestFacts, filter: RequestFilter, timeZone: string): boolean {
  const { language, difficulty, part } = filter;
  const isLanguage = language === null || [language, "Any"].includes(request.language);
  const isDifficulty = difficulty === null || difficulty === request.difficulty;
  if (!isLanguage || !isDifficulty) return false;
  return part === null || part === dayPartOf(wallClockAt(request.startsAt, timeZone).time);
}

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
