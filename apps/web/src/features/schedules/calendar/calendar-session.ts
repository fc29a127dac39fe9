/** What a coder's calendar shows. */
import type { Schedule } from "@codetale/contract/schedules";
import type { BookedTimes } from "@codetale/domain/schedules/booking";
import { overlap } from "@codetale/domain/schedules/overlap";
import { isWanted, type RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import { scheduleFactsOf } from "../schedule-facts.ts";

export interface CalendarSession extends BookedTimes {
  schedule: Schedule;
  /** `clash`: open, but it overlaps a session that the coder holds. */
  kind: "own" | "open" | "clash";
}

/** The coder's own sessions, and the open ones that the filter lets through. */
export function calendarSessions(
  own: readonly Schedule[],
  open: readonly Schedule[],
  filter: RequestFilter,
  timeZone: string,
): CalendarSession[] {
  const held = own.map((schedule) => ({ ...timesOf(schedule), schedule, kind: "own" as const }));
  const offered = open.map((schedule) => {
    const times = timesOf(schedule);
    const isClash = held.some((session) => overlap(session, times));
    return { ...times, schedule, kind: isClash ? ("clash" as const) : ("open" as const) };
  });
  const wanted = offered.filter(({ startsAt, schedule: { language, difficulty } }) =>
    isWanted({ startsAt, language, difficulty }, filter, timeZone),
  );
  return [...held, ...wanted];
}

function timesOf(schedule: Schedule): BookedTimes {
  const { startsAt, endsAt } = scheduleFactsOf(schedule);
  return { startsAt, endsAt };
}
