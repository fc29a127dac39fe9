/** What the rules need to know about a schedule as it travels. */
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import type { ScheduleFacts } from "@codetale/domain/schedules/display-state";

/** Only whether somebody pressed travels, not when, so a press counts from the planned start. */
export function scheduleFactsOf(schedule: Schedule): ScheduleFacts {
  const startsAt = fromTimestamp(schedule.startTimestamp);
  return {
    startsAt,
    endsAt: fromTimestamp(schedule.endTimestamp),
    startedAt: schedule.started ? startsAt : null,
    completedAt: schedule.completed ? startsAt : null,
    hasCoder: schedule.coder_assigned !== null,
  };
}
