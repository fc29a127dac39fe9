import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { isOver, scheduleDisplayAt } from "@codetale/domain/schedules/display-state";
import type { EpochMs } from "@codetale/domain/time";
import { useQuery } from "@tanstack/react-query";
import { ownSchedulesQuery } from "../../queries.ts";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { useClockValue } from "./use-clock-value.ts";

/**
 * The schedules of the signed-in account: current ones soonest first, past ones latest first, each
 * with the query that reads them. The client also decides which of the two lists a schedule
 * belongs to, so that it moves as soon as it is over.
 */
export function useOwnSchedules(session: Session) {
  const ahead = useQuery(ownSchedulesQuery(session, false));
  const over = useQuery(ownSchedulesQuery(session, true));
  const known = soonestFirst([...(ahead.data ?? []), ...(over.data ?? [])]);
  const overIds = useClockValue((now) => ({
    value: idsOver(known, now).join(" "),
    changesAt: nextChange(known, now),
  })).split(" ");

  return {
    current: {
      schedules: known.filter(({ id }) => !overIds.includes(id)),
      query: ahead,
    },
    past: {
      schedules: known.filter(({ id }) => overIds.includes(id)).reverse(),
      query: over,
    },
  };
}

/** Removes duplicates: a schedule that is over stays so, whichever list it was read from. */
function soonestFirst(schedules: readonly Schedule[]): Schedule[] {
  const byId = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  return [...byId.values()].sort(
    (a, b) => scheduleFactsOf(a).startsAt - scheduleFactsOf(b).startsAt,
  );
}

function idsOver(schedules: readonly Schedule[], now: EpochMs): string[] {
  return schedules.filter((schedule) => isOver(scheduleFactsOf(schedule), now)).map(({ id }) => id);
}

function nextChange(schedules: readonly Schedule[], now: EpochMs): EpochMs | null {
  const changes = schedules
    .map((schedule) => scheduleDisplayAt(scheduleFactsOf(schedule), now).changesAt)
    .filter((changesAt) => changesAt !== null);
  return changes.length === 0 ? null : Math.min(...changes);
}
