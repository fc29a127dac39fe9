import { fromTimestamp } from "@codetale/contract/values";
import type { Schedule } from "@codetale/contract/schedules";
import { SECOND_MS } from "@codetale/domain/time";
import { useEffect, useState } from "react";
import { useClock } from "#lib/clock";
import { sessionTimeAt, type SessionTime } from "../session-time.ts";

/** The time left of a session, new each second. */
export function useSessionTime(
  schedule: Pick<Schedule, "startTimestamp" | "endTimestamp">,
): SessionTime {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const { startTimestamp, endTimestamp } = schedule;
  return sessionTimeAt(fromTimestamp(startTimestamp), fromTimestamp(endTimestamp), now);
}
