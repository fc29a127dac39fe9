import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Dialog } from "#ui/feedback/dialog";
import { browserTimeZone } from "../../time-zones.ts";
import { DayFilter } from "../components/day-filter.tsx";
import { JoinResult } from "../components/join-result.tsx";
import { OpenScheduleCard } from "../components/open-schedule-card.tsx";
import { ScheduleList } from "../../ticket/components/schedule-list.tsx";
import { useJoinSchedule } from "../hooks/use-join-schedule.ts";
import { openSchedulesQuery } from "../../queries.ts";

/** A button that shows the open schedules. */
export function JoinExistingSchedule({ uid }: { uid: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Join Existing Schedule
      </Button>
      <Dialog
        title="Open schedules"
        size="large"
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button variant="outlined" onClick={close}>
            Close
          </Button>
        }
      >
        <OpenSchedules uid={uid} />
      </Dialog>
    </>
  );
}

function OpenSchedules({ uid }: { uid: string }) {
  const timeZone = browserTimeZone();
  const [day, setDay] = useState("");
  const open = useQuery(openSchedulesQuery(uid, day || null, timeZone));
  const joining = useJoinSchedule(uid);

  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <DayFilter day={day} timeZone={timeZone} onChange={setDay} />
      <JoinResult
        key={joining.submittedAt}
        isJoined={joining.isSuccess}
        failure={joining.error?.message ?? null}
      />
      <ScheduleList
        schedules={open.data ?? []}
        isLoading={open.isPending}
        hasFailed={open.isError}
        onRetry={() => void open.refetch()}
        emptyHint={
          day === ""
            ? "No learner is waiting for a coder right now. New sessions appear here by themselves."
            : "No learner is waiting for a coder on that day."
        }
      >
        {(schedule) => (
          <OpenScheduleCard
            schedule={schedule}
            timeZone={timeZone}
            isJoining={joining.isPending && joining.variables === schedule.id}
            onJoin={() => !joining.isPending && joining.mutate(schedule.id)}
          />
        )}
      </ScheduleList>
    </Box>
  );
}
