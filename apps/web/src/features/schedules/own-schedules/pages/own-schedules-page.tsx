import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { reviewPath, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { Notice } from "#ui/feedback/notice";
import { Page } from "#ui/layout/page";
import { Tabs } from "#ui/navigation/tabs";
import { RequestCalendar } from "../../calendar/pages/request-calendar.tsx";
import { JoinExistingSchedule } from "../../joining/pages/join-existing-schedule.tsx";
import { browserTimeZone } from "#lib/browser-time-zone";
import { words } from "../../words.ts";
import { ScheduleList } from "../../ticket/components/schedule-list.tsx";
import { useDayHeadings } from "../hooks/use-day-headings.ts";
import { useOwnSchedules } from "../hooks/use-own-schedules.ts";
import { useScheduleUpdates } from "../hooks/use-schedule-updates.ts";
import { OwnSchedule } from "./own-schedule.tsx";
import { PayForSchedule } from "../../payment/pages/pay-for-schedule.tsx";

type ListTab = "current" | "past";
type ScheduleTab = ListTab | "requests";

interface OwnSchedulesPageProps {
  person: AccountRole;
  /** On a learner's completed session: how they rate its coder. */
  renderRating: (schedule: Schedule, uid: string) => ReactNode;
}

/** The schedules that a learner has booked (/my_schedule), or a coder has joined (/coders_home). */
export function OwnSchedulesPage({ person, renderRating }: OwnSchedulesPageProps) {
  const { session } = useSession();
  return (
    <Page
      {...headings[person]}
      actions={
        person === "user" ? (
          <Button variant="outlined" href={screenPaths.booking}>
            Book a session
          </Button>
        ) : (
          session && <JoinExistingSchedule uid={session.uid} />
        )
      }
    >
      {session && <OwnSchedules session={session} renderRating={renderRating} />}
    </Page>
  );
}

/** The schedules of the signed-in account in two tabs; the chosen tab is part of the address. */
function OwnSchedules({
  session,
  renderRating,
}: Pick<OwnSchedulesPageProps, "renderRating"> & { session: Session }) {
  const [search, setSearch] = useSearchParams();
  const [paying, setPaying] = useState<Schedule | null>(null);
  const lists = useOwnSchedules(session);

  useScheduleUpdates();

  const dayHeading = useDayHeadings(browserTimeZone());
  const tabs = session.person === "coder" ? [...listTabs, requestsTab] : listTabs;
  const tab = tabs.find(({ value }) => value === search.get("tab"))?.value ?? "current";
  return (
    <>
      <TestCompleted />
      <Tabs
        label="Schedules"
        tabs={tabs}
        value={tab}
        onChange={(chosen) => setSearch(chosen === "current" ? {} : { tab: chosen })}
      >
        {tab === "requests" ? (
          <RequestCalendar session={session} linkedId={search.get("request")} />
        ) : (
          <ScheduleList
            key={tab}
            {...lists[tab]}
            {...(tab === "current" && { headingOf: dayHeading })}
            emptyHint={hints[session.person][tab]}
            emptyAction={
              tab === "current" &&
              session.person === "user" && (
                <Button variant="contained" href={screenPaths.booking}>
                  Book your first session
                </Button>
              )
            }
          >
            {(schedule) => (
              <OwnSchedule
                schedule={schedule}
                person={session.person}
                timeZone={browserTimeZone()}
                headingLevel={tab === "current" ? "h3" : "h2"}
                rating={
                  session.person === "user" && schedule.completed
                    ? renderRating(schedule, session.uid)
                    : null
                }
                onPay={() => setPaying(schedule)}
              />
            )}
          </ScheduleList>
        )}
      </Tabs>
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

/**
 * Confirms the test that the coder has just exited, with the way to its review. Its history entry
 * forgets it, so that neither a reload nor the way back confirms it again.
 */
function TestCompleted() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [completed] = useState(() => ((state ?? {}) as { completed?: unknown }).completed);
  const forget = useEffectEvent(() => void navigate(`${pathname}${search}`, { replace: true }));
  useEffect(() => {
    if (completed !== undefined) forget();
  }, [completed]);

  if (typeof completed !== "string") return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Notice
        tone="success"
        action={
          <Button variant="outlined" href={reviewPath(completed)}>
            Open the review
          </Button>
        }
      >
        {words.testCompleted}
      </Notice>
    </Box>
  );
}

const listTabs: readonly { value: ScheduleTab; label: string }[] = [
  { value: "current", label: "Current Schedules" },
  { value: "past", label: "Past Schedules" },
];

const requestsTab = { value: "requests", label: "Open Requests" } as const;

const headings: Record<AccountRole, { title: string; heading?: string; intro: string }> = {
  user: {
    title: "My Schedules",
    intro: "Every session you booked, with the one thing you can do about it now.",
  },
  coder: {
    title: "Coder home",
    heading: "Your sessions",
    intro: "The tests you have taken on. More learners may be waiting in the open schedules.",
  },
};

/** For each empty list, what it will contain and how to get there. */
const hints: Record<AccountRole, Record<ListTab, string>> = {
  user: {
    current: "A session you book shows up here at once, with its countdown.",
    past: "Sessions that are completed, missed or cancelled move here by themselves.",
  },
  coder: {
    current: "Join an existing schedule, and it shows up here with its countdown.",
    past: "Tests that are completed, missed or cancelled move here by themselves.",
  },
};
