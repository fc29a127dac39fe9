import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { anyRequest } from "@codetale/domain/schedules/requests-calendar";
import { wallClockAt } from "@codetale/domain/wall-clock";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "#ui/feedback/notice";
import { openSchedulesQuery } from "../../queries.ts";
import { words } from "../../words.ts";
import { calendarSessions } from "../calendar-session.ts";
import { CalendarDay, type CalendarDayProps } from "../components/calendar-day.tsx";

interface LinkedRequestProps extends Pick<CalendarDayProps, "timeZone" | "joiningId" | "onJoin"> {
  session: Session;
  /** Id of the schedule that the address names. */
  linkedId: string;
  /** The coder's own sessions; undefined until they are known. */
  own: readonly Schedule[] | undefined;
  /** ISO day. */
  today: string;
}

/** The request of the notice that led here: it may be weeks ahead, or not suit the present filter. */
export function LinkedRequest({ session, linkedId, own, today, ...joining }: LinkedRequestProps) {
  const { timeZone } = joining;
  const open = useQuery(openSchedulesQuery(session.uid, { scheduleId: linkedId }, timeZone));
  if (!own || !open.data) return null;
  const linked = calendarSessions(own, open.data.schedules, anyRequest, timeZone).find(
    ({ schedule }) => schedule.id === linkedId,
  );
  if (!linked) return <Notice>{words.linkedIsGone}</Notice>;
  const { day } = wallClockAt(linked.startsAt, timeZone);
  return (
    <Box sx={{ display: "grid", gap: 1, maxWidth: 440 }}>
      <Typography>{words.linked}</Typography>
      <CalendarDay {...joining} day={day} isToday={day === today} sessions={[linked]} />
    </Box>
  );
}
