/** What the domain's rules read of a schedule, from the contract's form. */
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import type { ScheduleFacts } from "@codetale/domain/schedules/display-state";

/** The contract says whether the test was started, not when; the planned start stands for it. */
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
