import { payWithCode } from "@codetale/contract/payments";
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { errorNumberOf } from "#lib/http/error-number";
import { ApiError, call } from "#lib/http/api-client";
import { Dialog } from "#ui/feedback/dialog";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { PaymentCodeField } from "../components/payment-code-field.tsx";
import { headingIdOf } from "../../own-schedules/components/schedule-card.tsx";
import { usePaymentCode, useTypedCode } from "../hooks/use-payment-code.ts";
import { forgetBookingOf } from "../../booking/booking-attempt.ts";
import { scheduleKeys } from "../../queries.ts";
import { words } from "../../words.ts";

interface PayForScheduleProps {
  uid: string;
  schedule: Schedule;
  onClose: () => void;
}

/** Lets the learner pay for a schedule that was booked earlier. */
export function PayForSchedule({ uid, schedule, onClose }: PayForScheduleProps) {
  const toast = useToast();
  const payment = usePaymentCode(useTypedCode());
  const client = useQueryClient();
  const paying = useMutation({
    mutationFn: (payCode: string) =>
      call(payWithCode, { body: { user_id: uid, pay_code: payCode, scheduleId: schedule.id } }),
    onSuccess: () => forgetBookingOf(schedule.id),
    // The list is read again before it settles.
    onSettled: () => client.invalidateQueries({ queryKey: scheduleKeys.own }),
  });
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const code = payment.code.trim();
  const { error } = paying;
  const isCodeWrong = error instanceof ApiError && error.reason === "payment/wrong-code";

  const onPaid = () => {
    toast(words.paid, "success");
    // The pay button is gone, so the card's heading receives the focus, after the dialog has closed
    // and released it.
    flushSync(onClose);
    document.getElementById(headingIdOf(schedule.id))?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (paying.isPending) return;
    const isToType = code === "" && !payment.isFree;
    setIsMissing(isToType);
    field.current?.focus();
    if (!isToType) paying.mutate(code, { onSuccess: onPaid });
  };

  return (
    <Dialog
      title="Pay for this session"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={formId} isBusy={paying.isPending}>
            Pay
          </SubmitButton>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: "grid", gap: 2 }}
      >
        <Typography color="text.secondary">{aboutText(schedule)}</Typography>
        <PaymentCodeField
          payment={payment}
          error={isMissing && code === "" ? words.codeMissing : isCodeWrong && error.message}
          ref={field}
        />
        {error && !isCodeWrong && (
          <Notice tone="error" number={errorNumberOf(error)}>
            {error.message}
          </Notice>
        )}
      </Box>
    </Dialog>
  );
}

function aboutText({ language, difficulty, startTimestamp, timeZone }: Schedule): string {
  const startsAt = fromTimestamp(startTimestamp);
  const when = `${dayText(startsAt, timeZone)}, ${timeText(startsAt, timeZone)} (${timeZone})`;
  return `${language}, ${difficulty} on ${when}`;
}
