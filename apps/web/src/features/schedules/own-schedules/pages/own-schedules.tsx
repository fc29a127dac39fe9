import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { rolePaths } from "@codetale/contract/screens";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ApiError } from "#lib/http/api-client";
import { useLiveEvent, useOnConnect } from "#lib/live-connection";
import { useLocation, useSearchParams } from "#lib/routing/navigation";
import { Tabs } from "#ui/navigation/tabs";
import { scheduleKeys } from "../../queries.ts";
import { browserTimeZone } from "../../time-zones.ts";
import { NotSignedIn } from "../../access/components/not-signed-in.tsx";
import { ScheduleList } from "../../ticket/components/schedule-list.tsx";
import { useOwnSchedules } from "../hooks/use-own-schedules.ts";
import { words } from "../../words.ts";
import { OwnSchedule } from "./own-schedule.tsx";
import { PayForSchedule } from "../../payment/pages/pay-for-schedule.tsx";

type ScheduleTab = "current" | "past";

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

  const client = useQueryClient();
  const readAgain = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey });
  useLiveEvent("schedule:changed", () => readAgain(scheduleKeys.own));
  useLiveEvent("open-schedules:changed", () => readAgain(scheduleKeys.open));
  // Events may have been missed before.
  useOnConnect(() => readAgain(scheduleKeys.all));

  const tab: ScheduleTab = search.get("tab") === "past" ? "past" : "current";
  const { schedules, query } = lists[tab];
  if (isSignedOut(query.error)) {
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

function isSignedOut(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.reason === "session/required" || error.reason === "session/expired";
}
