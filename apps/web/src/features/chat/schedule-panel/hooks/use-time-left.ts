import { fromTimestamp } from "@codetale/contract/values";
import type { Schedule } from "@codetale/contract/schedules";
import { SECOND_MS } from "@codetale/domain/time";
import { useEffect, useState } from "react";
import { useClock } from "#lib/clock";
import { timeLeftAt, type TimeLeft } from "../time-left.ts";

/** The time left of a schedule, updated each second. */
export function useTimeLeft(schedule: Pick<Schedule, "startTimestamp" | "endTimestamp">): TimeLeft {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const { startTimestamp, endTimestamp } = schedule;
  return timeLeftAt(fromTimestamp(startTimestamp), fromTimestamp(endTimestamp), now);
}
