import { wallClockAt } from "@codetale/domain/wall-clock";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Notice } from "#ui/feedback/notice";
import { words } from "../../words.ts";
import type { CalendarSession } from "../calendar-session.ts";
import { CalendarDay, type CalendarDayProps } from "./calendar-day.tsx";

interface ToldRequestProps extends Pick<CalendarDayProps, "timeZone" | "joiningId" | "onJoin"> {
  /** Undefined where it is neither open nor the coder's. */
  session: CalendarSession | undefined;
  /** ISO day. */
  today: string;
}

/** The request of the notice that led here: it may be weeks ahead, or not suit the present filter. */
export function ToldRequest({ session, today, ...joining }: ToldRequestProps) {
  if (!session) return <Notice>{words.toldIsGone}</Notice>;
  const { day } = wallClockAt(session.startsAt, joining.timeZone);
  return (
    <Box sx={{ display: "grid", gap: 1, maxWidth: 440 }}>
      <Typography>{words.told}</Typography>
      <CalendarDay {...joining} day={day} isToday={day === today} sessions={[session]} />
    </Box>
  );
}
