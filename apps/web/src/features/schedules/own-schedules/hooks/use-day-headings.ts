import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { addDays, dayBounds, wallClockAt } from "@codetale/domain/wall-clock";
import { useClockValue } from "#lib/clock-value";

/** Says on which day a schedule is, in `timeZone`; what still goes on is today's. */
export function useDayHeadings(timeZone: string): (schedule: Schedule) => string {
  const today = useClockValue((now) => {
    const { day } = wallClockAt(now, timeZone);
    return { value: day, changesAt: dayBounds(day, timeZone).toAt };
  });
  return ({ startTimestamp }) => {
    const { day } = wallClockAt(fromTimestamp(startTimestamp), timeZone);
    if (day <= today) return "Today";
    return day === addDays(today, 1) ? "Tomorrow" : "Later";
  };
}
