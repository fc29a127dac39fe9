import { moveSchedule, type Schedule } from "@codetale/contract/schedules";
import {
  bookTimes,
  endsNextDay,
  type BookingTimes,
  type BookingTimesField,
} from "@codetale/domain/schedules/booking";
import { bookingProblemText } from "@codetale/domain/schedules/wording";
import { wallClockAt } from "@codetale/domain/wall-clock";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useClock } from "#lib/clock";
import { call } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { TextField } from "#ui/forms/text-field";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { words } from "../../words.ts";
import { aboutSession } from "../about-session.ts";
import { useSessionChange } from "../use-session-change.ts";

interface MoveSessionProps {
  schedule: Schedule;
  /** The viewer's IANA time zone. */
  timeZone: string;
  onClose: () => void;
}

/** Asks a learner for another day and other times, in the learner's own zone. */
export function MoveSession({ schedule, timeZone, onClose }: MoveSessionProps) {
  const clock = useClock();
  const facts = scheduleFactsOf(schedule);
  const [times, setTimes] = useState<BookingTimes>(() => {
    const start = wallClockAt(facts.startsAt, timeZone);
    const endTime = wallClockAt(facts.endsAt, timeZone).time;
    return { day: start.day, startTime: start.time, endTime, timeZone };
  });
  /** Of what was sent; gone as soon as anything is changed. */
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const moving = useSessionChange({
    send: () => call(moveSchedule, { body: { scheduleId: schedule.id, ...times } }),
    onClose,
  });

  const refuse = (field: BookingTimesField, message: string) => {
    setProblem({ field, message });
    fields.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const submit = () => {
    const meant = bookTimes(times, clock.now());
    if ("reason" in meant) refuse(meant.field, bookingProblemText[meant.reason]);
    else moving.mutate();
  };
  const bind = (field: "day" | "startTime" | "endTime", label: string) => ({
    label,
    name: field,
    type: field === "day" ? "date" : "time",
    value: times[field],
    error: problem?.field === field && problem.message,
    onChange: ({ target }: { target: { value: string } }) => {
      setProblem(null);
      moving.reset();
      setTimes({ ...times, [field]: target.value });
    },
  });

  const { error } = moving;
  return (
    <FormDialog
      title="Move this session"
      cancelLabel="Keep it"
      submitLabel="Move session"
      isBusy={moving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="text.secondary">{aboutSession(schedule, timeZone)}</Typography>
      {facts.coderId !== null && <Typography>{words.moveFreesCoder}</Typography>}
      <Box ref={fields} sx={{ display: "grid", gap: 2 }}>
        <TextField {...bind("day", "Day")} help={`Your time, ${timeZone}.`} />
        <Box sx={timeFields}>
          <TextField {...bind("startTime", "Start Time")} />
          <TextField
            {...bind("endTime", "End Time")}
            help={endsNextDay(times) ? words.nextDay : undefined}
          />
        </Box>
      </Box>
      {error && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
    </FormDialog>
  );
}

/** Side by side where both show a whole time. */
const timeFields = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
} as const;
