import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { Page } from "#ui/layout/page";
import { Tabs } from "#ui/navigation/tabs";
import { JoinExistingSchedule } from "../../joining/pages/join-existing-schedule.tsx";
import { browserTimeZone } from "../../time-zones.ts";
import { ScheduleList } from "../../ticket/components/schedule-list.tsx";
import { useDayHeadings } from "../hooks/use-day-headings.ts";
import { useOwnSchedules } from "../hooks/use-own-schedules.ts";
import { useScheduleUpdates } from "../hooks/use-schedule-updates.ts";
import { OwnSchedule } from "./own-schedule.tsx";
import { PayForSchedule } from "../../payment/pages/pay-for-schedule.tsx";

type ScheduleTab = "current" | "past";

/** The schedules that a learner has booked (/my_schedule), or a coder has joined (/coders_home). */
export function OwnSchedulesPage({ person }: { person: AccountRole }) {
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
      {session && <OwnSchedules session={session} />}
    </Page>
  );
}

/** The schedules of the signed-in account in two tabs; the chosen tab is part of the address. */
function OwnSchedules({ session }: { session: Session }) {
  const [search, setSearch] = useSearchParams();
  const [paying, setPaying] = useState<Schedule | null>(null);
  const lists = useOwnSchedules(session);

  useScheduleUpdates();

  const tab: ScheduleTab = search.get("tab") === "past" ? "past" : "current";
  const { schedules, query } = lists[tab];
  const dayHeading = useDayHeadings(browserTimeZone());
  return (
    <>
      <Tabs
        label="Schedules"
        tabs={tabs}
        value={tab}
        onChange={(chosen) => setSearch(chosen === "past" ? { tab: "past" } : {})}
      >
        <ScheduleList
          key={tab}
          schedules={schedules}
          query={query}
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
              onPay={() => setPaying(schedule)}
            />
          )}
        </ScheduleList>
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

const tabs = [
  { value: "current", label: "Current Schedules" },
  { value: "past", label: "Past Schedules" },
] as const;

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
const hints: Record<AccountRole, Record<ScheduleTab, string>> = {
  user: {
    current: "A session you book shows up here at once, with its countdown.",
    past: "Sessions that are completed, missed or cancelled move here by themselves.",
  },
  coder: {
    current: "Join an existing schedule, and it shows up here with its countdown.",
    past: "Tests that are completed, missed or cancelled move here by themselves.",
  },
};
