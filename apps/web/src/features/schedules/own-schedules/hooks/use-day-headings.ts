import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { isForgotten } from "@codetale/domain/schedules/going-on";
import { addDays, dayBounds, wallClockAt } from "@codetale/domain/wall-clock";
import { useClock } from "#lib/clock";
import { useClockValue } from "#lib/clock-value";
import { scheduleFactsOf } from "../../schedule-facts.ts";

/** Says on which day a schedule is, in `timeZone`; what still goes on is today's. */
export function useDayHeadings(timeZone: string): (schedule: Schedule) => string {
  const clock = useClock();
  const today = useClockValue((now) => {
    const { day } = wallClockAt(now, timeZone);
    return { value: day, changesAt: dayBounds(day, timeZone).toAt };
  });
  return (schedule) => {
    if (isForgotten(scheduleFactsOf(schedule), clock.now())) return "Never exited";
    const { day } = wallClockAt(fromTimestamp(schedule.startTimestamp), timeZone);
    if (day <= today) return "Today";
    return day === addDays(today, 1) ? "Tomorrow" : "Later";
  };
}
