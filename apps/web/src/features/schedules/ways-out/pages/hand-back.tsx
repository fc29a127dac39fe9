import { leaveSchedule, type Schedule } from "@codetale/contract/schedules";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { call } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { words } from "../../words.ts";
import { aboutSession } from "../about-session.ts";
import { ReasonField } from "../components/reason-field.tsx";
import { useSessionChange } from "../use-session-change.ts";
import { useWaysOut } from "../hooks/use-ways-out.ts";

interface HandBackProps {
  schedule: Schedule;
  /** The viewer's IANA time zone. */
  timeZone: string;
  onClose: () => void;
}

/** Asks a coder whether to hand a session back, and why where that is wanted. */
export function HandBack({ schedule, timeZone, onClose }: HandBackProps) {
  const { handingBack } = useWaysOut(scheduleFactsOf(schedule));
  const [reason, setReason] = useState("");
  const [isSent, setIsSent] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const handing = useSessionChange({
    send: () => call(leaveSchedule, { body: { scheduleId: schedule.id, reason } }),
    onClose,
  });
  const isWanted = handingBack === "with-a-reason";
  const isMissing = isWanted && reason.trim() === "";
  const { error } = handing;

  const submit = () => {
    setIsSent(true);
    if (isMissing) reasonField.current?.focus();
    else handing.mutate();
  };

  return (
    <FormDialog
      title="Hand this session back?"
      cancelLabel="Keep it"
      submitLabel="Hand back"
      isBusy={handing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="text.secondary">{aboutSession(schedule, timeZone)}</Typography>
      <Typography>
        {handingBack === null ? words.begun : isWanted ? words.handBackLate : words.handBackEarly}
      </Typography>
      <ReasonField
        help="The learner reads it."
        isOptional={!isWanted}
        error={isSent && isMissing ? words.reasonMissing : undefined}
        value={reason}
        onChange={setReason}
        ref={reasonField}
      />
      {error && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
    </FormDialog>
  );
}
