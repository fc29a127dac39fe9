import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "#ui/feedback/dialog";
import { Notice } from "#ui/feedback/notice";
import { TextField } from "#ui/forms/text-field";
import { openSchedulesQuery } from "../../queries.ts";
import { ScheduleList } from "../../ticket/components/schedule-list.tsx";
import { browserTimeZone } from "#lib/browser-time-zone";
import { words } from "../../words.ts";
import { JoinOutcome } from "../components/join-outcome.tsx";
import { OpenScheduleCard } from "../components/open-schedule-card.tsx";
import { useJoin } from "../hooks/use-join.ts";

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
  /** ISO day; empty for every day. */
  const [day, setDay] = useState("");
  const open = useQuery(openSchedulesQuery(uid, day === "" ? {} : { day }, timeZone));
  const joining = useJoin(uid);

  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1.5 }}>
        <Box sx={{ flex: "0 1 280px" }}>
          <TextField
            label="Date"
            type="date"
            help={`Days are those of ${timeZone}.`}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Box>
        {day !== "" && (
          <Button variant="text" onClick={() => setDay("")} sx={{ mt: "28px" }}>
            Show all days
          </Button>
        )}
      </Box>
      <JoinOutcome joining={joining} />
      <ScheduleList
        schedules={open.data?.schedules ?? []}
        query={open}
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
      {open.data?.isMore === true && <Notice>{words.moreOpen}</Notice>}
    </Box>
  );
}
