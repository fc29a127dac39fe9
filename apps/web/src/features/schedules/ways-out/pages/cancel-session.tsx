import { cancelSchedule, type Schedule } from "@codetale/contract/schedules";
import { refundReason } from "@codetale/domain/schedules/ways-out-wording";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { call } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { forgetBookingOf } from "../../booking/booking-attempt.ts";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { words } from "../../words.ts";
import { aboutSession } from "../about-session.ts";
import { ReasonField } from "../components/reason-field.tsx";
import { useSessionChange } from "../use-session-change.ts";
import { useWaysOut } from "../hooks/use-ways-out.ts";

interface WayOutDialogProps {
  schedule: Schedule;
  /** The viewer's IANA time zone. */
  timeZone: string;
  onClose: () => void;
}

/** Asks a learner whether to cancel, and says what comes back. */
export function CancelSession({ schedule, timeZone, onClose }: WayOutDialogProps) {
  const facts = scheduleFactsOf(schedule);
  const { refund } = useWaysOut(facts);
  const [reason, setReason] = useState("");
  const cancelling = useSessionChange({
    // The refund that was read here; any other is refused.
    send: async () => {
      const cancelled = await call(cancelSchedule, {
        body: { scheduleId: schedule.id, reason, ...(refund && { refund }) },
      });
      forgetBookingOf(schedule.id);
      return cancelled;
    },
    onClose,
  });
  const { error } = cancelling;
  return (
    <FormDialog
      title={facts.isPaid ? "Cancel this session?" : "Discard this booking?"}
      cancelLabel="Keep it"
      submitLabel={facts.isPaid ? "Cancel session" : "Discard"}
      isBusy={cancelling.isPending}
      onSubmit={() => cancelling.mutate()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{aboutSession(schedule, timeZone)}</Typography>
      <Typography>{refund ? refundReason(facts, refund) : words.begun}</Typography>
      {facts.coderId !== null && (
        <ReasonField help="Your coder reads it." isOptional value={reason} onChange={setReason} />
      )}
      {error && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
    </FormDialog>
  );
}
