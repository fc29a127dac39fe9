import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { durationMinutes } from "@codetale/domain/schedules/booking";
import { SECOND_MS } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useClock } from "#lib/clock";
import { RingTimer } from "#ui/display/ring-timer";
import { words } from "../../words.ts";
import { timeLeftAt, type TimeLeft } from "../time-left.ts";

type Times = Pick<Schedule, "startTimestamp" | "endTimestamp">;

/** A ring with the time left of a schedule, with a caption. */
export function ScheduleClock({ schedule }: { schedule: Times }) {
  const { text, share, isRunningOver } = useTimeLeft(schedule);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <RingTimer
        label={isRunningOver ? words.runningOver : words.timeLeft}
        share={share}
        text={text}
        size={104}
      />
      <Box>
        {isRunningOver && (
          <Typography variant="subtitle2" component="p">
            {words.runningOver}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {isRunningOver ? words.overEnd : words.leftOf(durationMinutes(timesOf(schedule)))}
        </Typography>
      </Box>
    </Box>
  );
}

/** The time left in one line, for a narrow header. */
export function ScheduleTimeLeft({ schedule }: { schedule: Times }) {
  const { text, isRunningOver } = useTimeLeft(schedule);
  return (
    <Box sx={{ textAlign: "right", lineHeight: 1.2, whiteSpace: "nowrap" }}>
      <Typography variant="figures" component="p" sx={{ fontSize: "1.0625rem" }}>
        {text}
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary">
        {isRunningOver ? words.runningOver : words.timeLeft}
      </Typography>
    </Box>
  );
}

/** The time left of a schedule, updated each second. */
function useTimeLeft(schedule: Times): TimeLeft {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const { startsAt, endsAt } = timesOf(schedule);
  return timeLeftAt(startsAt, endsAt, now);
}

function timesOf({ startTimestamp, endTimestamp }: Times) {
  return { startsAt: fromTimestamp(startTimestamp), endsAt: fromTimestamp(endTimestamp) };
}
