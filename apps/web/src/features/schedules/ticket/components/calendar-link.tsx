import { scheduleCalendarPath } from "@codetale/contract/notices";
import {
  isOver,
  scheduleDisplayAt,
  type ScheduleFacts,
} from "@codetale/domain/schedules/display-state";
import Box from "@mui/material/Box";
import { useClockValue } from "#lib/clock-value";

interface CalendarLinkProps {
  scheduleId: string;
  facts: ScheduleFacts;
}

/** Downloads the session's calendar file; nothing once the session is over. */
export function CalendarLink({ scheduleId, facts }: CalendarLinkProps) {
  const isAhead = useClockValue((now) => ({
    value: isOver(facts, now) ? 0 : 1,
    changesAt: scheduleDisplayAt(facts, now).changesAt,
  }));
  if (isAhead === 0) return null;
  return (
    // The server's file and no screen of the app, so no link of its router.
    <Box component="a" href={scheduleCalendarPath(scheduleId)} download sx={link}>
      Add to calendar
    </Box>
  );
}

const link = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  typography: "body2",
  color: "text.secondary",
} as const;
