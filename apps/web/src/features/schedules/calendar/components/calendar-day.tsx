import type { Schedule } from "@codetale/contract/schedules";
import { durationMinutes } from "@codetale/domain/schedules/booking";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { plainList, sheet } from "#theme/surfaces";
import { SubmitButton } from "#ui/forms/submit-button";
import { minutesText, questionsText, words } from "../../words.ts";
import type { CalendarSession } from "../calendar-session.ts";

export interface CalendarDayProps {
  /** ISO day. */
  day: string;
  isToday: boolean;
  sessions: readonly CalendarSession[];
  /** The viewer's IANA time zone. */
  timeZone: string;
  /** Id of the schedule that is being joined; null otherwise. */
  joiningId: string | null;
  onJoin: (scheduleId: string) => void;
}

/** One day of a coder's calendar: what they hold and what they may join. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, isToday, sessions, timeZone, joiningId, onJoin } = props;
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography id={headingId} variant="body2" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {isToday && "Today, "}
        {dayText(Date.parse(`${day}T12:00Z`), "UTC")}
      </Typography>
      {sessions.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {words.freeDay}
        </Typography>
      ) : (
        <Box component="ul" sx={{ ...plainList, display: "grid", gap: 1 }}>
          {sessions.map((session) => (
            <Entry
              key={session.schedule.id}
              session={session}
              timeZone={timeZone}
              isJoining={joiningId === session.schedule.id}
              onJoin={() => onJoin(session.schedule.id)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface EntryProps {
  session: CalendarSession;
  timeZone: string;
  isJoining: boolean;
  onJoin: () => void;
}

function Entry({ session, timeZone, isJoining, onJoin }: EntryProps) {
  const { schedule, kind, startsAt, endsAt } = session;
  const aboutId = useId();
  return (
    <Box component="li" sx={{ ...entry, ...(kind === "own" && own) }}>
      <Box id={aboutId} sx={{ overflowWrap: "anywhere" }}>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {timeText(startsAt, timeZone)} to {timeText(endsAt, timeZone)}
        </Typography>
        <Typography variant="body2">
          {schedule.language}, {schedule.difficulty}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {aboutText(schedule, durationMinutes(session))}
        </Typography>
      </Box>
      {kind === "open" && (
        <SubmitButton
          type="button"
          isBusy={isJoining}
          onClick={onJoin}
          aria-describedby={aboutId}
          sx={{ justifySelf: "start" }}
        >
          Join
        </SubmitButton>
      )}
      {kind !== "open" && (
        <Typography variant="caption" sx={{ fontWeight: 600 }}>
          {kind === "own" ? words.yours : words.clashes}
        </Typography>
      )}
    </Box>
  );
}

function aboutText({ numberOfQuestions, company, subscribers }: Schedule, minutes: number): string {
  const learner = subscribers[0]?.name;
  const length = minutesText(minutes);
  return [learner, company, questionsText(numberOfQuestions), length].filter(Boolean).join(" · ");
}

const entry = { ...sheet, display: "grid", gap: 1, p: 1.5 } as const;

const own = { bgcolor: "tone.pine.wash", borderColor: "primary.main" } as const;
