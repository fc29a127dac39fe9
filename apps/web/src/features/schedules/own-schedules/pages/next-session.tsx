import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { reviewPath } from "@codetale/contract/screens";
import { fromTimestamp } from "@codetale/contract/values";
import { goingOnUntil, isForgotten } from "@codetale/domain/schedules/going-on";
import { dayText } from "@codetale/domain/schedules/wording";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";
import { useClockValue } from "#lib/clock-value";
import { sheet } from "#theme/surfaces";
import { PayForSchedule } from "../../payment/pages/pay-for-schedule.tsx";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { ScheduleList } from "../../ticket/components/schedule-list.tsx";
import { browserTimeZone } from "#lib/browser-time-zone";
import { useOwnSchedules } from "../hooks/use-own-schedules.ts";
import { useScheduleUpdates } from "../hooks/use-schedule-updates.ts";
import { OwnSchedule } from "./own-schedule.tsx";

interface NextSessionProps {
  session: Session;
  /** Shown where no session is ahead. */
  emptyHint: string;
  emptyAction: ReactNode;
}

/** The ticket of the account's next session, or of the one going on, with its one action. */
export function NextSession({ session, ...empty }: NextSessionProps) {
  useScheduleUpdates();
  const { schedules, query } = useOwnSchedules(session).current;
  const nextId = useClockValue((now) => {
    const next = schedules.find((schedule) => !isForgotten(scheduleFactsOf(schedule), now));
    return { value: next?.id ?? "", changesAt: next ? goingOnUntil(scheduleFactsOf(next)) : null };
  });
  const [paying, setPaying] = useState<Schedule | null>(null);
  return (
    <>
      <ScheduleList
        schedules={schedules.filter(({ id }) => id === nextId)}
        query={query}
        {...empty}
      >
        {(schedule) => (
          <OwnSchedule
            schedule={schedule}
            person={session.person}
            timeZone={browserTimeZone()}
            onPay={() => setPaying(schedule)}
          />
        )}
      </ScheduleList>
      {paying && (
        <PayForSchedule
          key={paying.id}
          uid={session.uid}
          schedule={paying}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  );
}

/** A link to the review of the session that was completed last; nothing before there is one. */
export function LastReview({ session }: { session: Session }) {
  const completed = useOwnSchedules(session).past.schedules.find((schedule) => schedule.completed);
  if (!completed) return null;
  const { id, language, difficulty, startTimestamp, coder_assigned: coder } = completed;
  const other = session.person === "user" ? coder : completed.subscribers[0];
  const day = dayText(fromTimestamp(startTimestamp), browserTimeZone());
  return (
    <Box component="section" aria-labelledby="last-review" sx={{ ...sheet, p: 2.5 }}>
      <Typography id="last-review" variant="h4" component="h2">
        Last review
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.75, overflowWrap: "anywhere" }}>
        {language}, {difficulty}
        {other && <bdi> with {other.name}</bdi>}, {day}
      </Typography>
      <Link href={reviewPath(id)} sx={{ display: "inline-block", mt: 1, py: 0.75 }}>
        Read it again
      </Link>
    </Box>
  );
}
