import type { Session } from "@codetale/contract/identity";
import {
  anyRequest,
  byDay,
  type RequestFilter,
} from "@codetale/domain/schedules/requests-calendar";
import { addDays, wallClockAt } from "@codetale/domain/wall-clock";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClock } from "#lib/clock";
import { errorNumberOf } from "#lib/http/error-number";
import { ArrowLeftIcon, ArrowRightIcon } from "#ui/display/icons";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { ChoiceChips } from "#ui/forms/choice-chips";
import { RequestAlerts } from "../../alerts/pages/request-alerts.tsx";
import { JoinOutcome } from "../../joining/components/join-outcome.tsx";
import { useJoin, type Joining } from "../../joining/hooks/use-join.ts";
import { openSchedulesQuery, ownSchedulesQuery } from "../../queries.ts";
import { browserTimeZone } from "#lib/browser-time-zone";
import { words } from "../../words.ts";
import { calendarSessions } from "../calendar-session.ts";
import { CalendarDay } from "../components/calendar-day.tsx";
import { LinkedRequest } from "./linked-request.tsx";
import { RequestFilters } from "../components/request-filters.tsx";

interface RequestCalendarProps {
  session: Session;
  /** Id of the schedule that a notice led to; null for none. */
  linkedId: string | null;
}

/** A coder's week or day: open requests to join, beside the sessions that the coder holds. */
export function RequestCalendar({ session, linkedId }: RequestCalendarProps) {
  const timeZone = browserTimeZone();
  const today = wallClockAt(useClock().now(), timeZone).day;
  const [view, setView] = useState<View>("week");
  const [from, setFrom] = useState(today);
  const [filter, setFilter] = useState<RequestFilter>(anyRequest);
  const count = daysOf[view];
  const { own, requests, isMore, isPending, error, retry } = useSessions(session, {
    day: from,
    days: count,
    timeZone,
  });
  const joining = useJoin(session.uid);
  const leaf = (steps: number) => {
    const next = addDays(from, steps * count);
    setFrom(next < today ? today : next);
  };

  const sessions = calendarSessions(own ?? [], requests, filter, timeZone);
  const dayProps = { timeZone, ...joinPropsOf(joining) };
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      {linkedId !== null && (
        <LinkedRequest
          {...dayProps}
          session={session}
          linkedId={linkedId}
          own={own}
          today={today}
        />
      )}
      <RequestFilters filter={filter} onFilter={setFilter} />
      <RequestAlerts session={session} filter={filter} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <ChoiceChips
          legend="View"
          isLegendHidden
          value={view}
          choices={[
            { value: "week", label: "Week" },
            { value: "day", label: "Day" },
          ]}
          onChoose={(chosen) => setView(chosen === "day" ? "day" : "week")}
        />
        <Box sx={{ ml: "auto" }}>
          <IconButton aria-label="Earlier" disabled={from <= today} onClick={() => leaf(-1)}>
            <ArrowLeftIcon />
          </IconButton>
          <IconButton aria-label="Later" onClick={() => leaf(1)}>
            <ArrowRightIcon />
          </IconButton>
        </Box>
      </Box>
      <JoinOutcome joining={joining} />
      {isMore && <Notice>{words.moreOpen}</Notice>}
      {error && (
        <FailureNotice number={errorNumberOf(error)} message={words.fetchFailed} onRetry={retry} />
      )}
      {isPending && !error && <Loading />}
      {!isPending && (
        <Box sx={view === "week" ? week : undefined}>
          {byDay(sessions, from, count, timeZone).map(({ day, sessions: ofDay }) => (
            <CalendarDay
              key={day}
              day={day}
              isToday={day === today}
              sessions={ofDay}
              {...dayProps}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The open requests of some days, and all of the coder's own sessions that are ahead. */
function useSessions(
  session: Session,
  { timeZone, ...days }: { day: string; days: number; timeZone: string },
) {
  const open = useQuery(openSchedulesQuery(session.uid, days, timeZone));
  const own = useQuery(ownSchedulesQuery(session, false));
  const { schedules: requests = [], isMore = false } = open.data ?? {};
  return {
    own: own.data,
    requests,
    isMore,
    isPending: open.isPending || own.isPending,
    error: open.error ?? own.error,
    retry: () => void Promise.all([open.refetch(), own.refetch()]),
  };
}

function Loading() {
  return (
    <>
      <Typography role="status" color="text.secondary">
        {words.loading}
      </Typography>
      <Skeleton aria-hidden variant="rounded" height={220} />
    </>
  );
}

function joinPropsOf({ isPending, variables, mutate }: Joining) {
  return {
    joiningId: isPending ? variables : null,
    onJoin: (scheduleId: string) => !isPending && mutate(scheduleId),
  };
}

type View = "week" | "day";

const daysOf: Record<View, number> = { week: 7, day: 1 };

/** On a phone one day below the other. */
const week = {
  display: "grid",
  gap: { xs: 2.5, md: 1.25 },
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    md: "repeat(4, minmax(0, 1fr))",
    lg: "repeat(7, minmax(0, 1fr))",
  },
};
