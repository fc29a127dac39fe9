/** What the domain's rules read of a schedule, from the contract's form. */
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import type { WayOutFacts } from "@codetale/domain/schedules/cancelling";

/** The contract says whether the test was started, not when; the planned start stands for it. */
export function scheduleFactsOf(schedule: Schedule): WayOutFacts {
  const startsAt = fromTimestamp(schedule.startTimestamp);
  return {
    startsAt,
    endsAt: fromTimestamp(schedule.endTimestamp),
    startedAt: schedule.started ? startsAt : null,
    completedAt: schedule.completed ? startsAt : null,
    cancelledBy: schedule.cancelled?.by ?? null,
    coderId: schedule.coder_assigned?.uid ?? null,
    isPaid: schedule.subscribers[0]?.paymentStatus === "Paid",
    isPaidWithCredit: schedule.paidWithCredit,
  };
}
