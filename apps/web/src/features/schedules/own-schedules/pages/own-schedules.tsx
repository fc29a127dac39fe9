import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { rolePaths } from "@codetale/contract/screens";
import { useState, type ReactNode } from "react";
import { ApiError } from "#lib/http/api-client";
import { useLocation, useSearchParams } from "#lib/routing/navigation";
import { browserTimeZone } from "../../time-zones.ts";
import { NotSignedIn } from "../../access/components/not-signed-in.tsx";
import { ScheduleList } from "../../ticket/components/schedule-list.tsx";
import { ScheduleTabs, type ScheduleTab } from "../components/schedule-tabs.tsx";
import { useOwnSchedules } from "../hooks/use-own-schedules.ts";
import { useScheduleUpdates } from "../hooks/use-schedule-updates.ts";
import { words } from "../../words.ts";
import { OwnSchedule } from "./own-schedule.tsx";
import { PayForSchedule } from "../../payment/pages/pay-for-schedule.tsx";

interface OwnSchedulesProps {
  session: Session;
  /** For each empty list, what it will contain and how to get there. */
  hints: Record<ScheduleTab, string>;
  /** Link or button for an empty list of current schedules. */
  emptyAction?: ReactNode;
}

/** The schedules of the signed-in account in two tabs; the chosen tab is part of the address. */
export function OwnSchedules({ session, hints, emptyAction }: OwnSchedulesProps) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const [paying, setPaying] = useState<Schedule | null>(null);
  const lists = useOwnSchedules(session);
  useScheduleUpdates();

  const tab: ScheduleTab = search.get("tab") === "past" ? "past" : "current";
  const { schedules, isLoading, error, readAgain } = lists[tab];
  if (isSignedOut(error)) {
    return (
      <NotSignedIn
        message={words.notSignedIn}
        loginPath={rolePaths[session.person].login}
        from={pathname}
      />
    );
  }

  return (
    <>
      <ScheduleTabs
        tab={tab}
        onChange={(chosen) => setSearch(chosen === "past" ? { tab: "past" } : {})}
      >
        <ScheduleList
          key={tab}
          schedules={schedules}
          isLoading={isLoading}
          hasFailed={error !== null}
          onRetry={readAgain}
          emptyHint={hints[tab]}
          emptyAction={tab === "current" && emptyAction}
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
      </ScheduleTabs>
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

function isSignedOut(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.reason === "session/required" || error.reason === "session/expired";
}
