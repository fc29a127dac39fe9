import {
  scheduleDisplayAt,
  type ScheduleDisplayState,
  type ScheduleFacts,
} from "@codetale/domain/schedules/display-state";
import { useClockValue } from "./use-clock-value.ts";

/** The display state of a schedule, updated when the clock changes it. */
export function useScheduleDisplay(facts: ScheduleFacts): ScheduleDisplayState {
  return useClockValue((now) => {
    const { state, changesAt } = scheduleDisplayAt(facts, now);
    return { value: state, changesAt };
  });
}
