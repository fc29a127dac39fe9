import { payWithCode } from "@codetale/contract/payments";
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { ApiError, call } from "#lib/http/api-client";
import { useToast } from "#ui/feedback/toast";
import { PayDialog } from "../components/pay-dialog.tsx";
import { headingIdOf } from "../../own-schedules/components/schedule-card.tsx";
import { usePaymentCode } from "../hooks/use-payment-code.ts";
import { noteSchedulePaid } from "../../booking/hooks/use-booking.ts";
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
  const payment = usePaymentCode();
  const client = useQueryClient();
  const paying = useMutation({
    mutationFn: (code: string) =>
      call(payWithCode, { body: { user_id: uid, pay_code: code, scheduleId: schedule.id } }),
    onSuccess: () => noteSchedulePaid(schedule.id),
    // The list is read again before it settles.
    onSettled: () => client.invalidateQueries({ queryKey: scheduleKeys.own }),
  });
  const { error } = paying;
  const isCodeWrong = error instanceof ApiError && error.reason === "payment/wrong-code";

  const onPaid = () => {
    toast(words.paid, "success");
    // The pay button is gone, so the card's heading receives the focus, after the dialog has closed
    // and released it.
    flushSync(onClose);
    document.getElementById(headingIdOf(schedule.id))?.focus();
  };

  return (
    <PayDialog
      isOpen
      about={aboutText(schedule)}
      payment={payment}
      isPaying={paying.isPending}
      codeProblem={isCodeWrong ? error.message : null}
      failure={isCodeWrong ? null : (error?.message ?? null)}
      onPay={(code) => paying.mutate(code, { onSuccess: onPaid })}
      onClose={onClose}
    />
  );
}

function aboutText({ language, difficulty, startTimestamp, timeZone }: Schedule): string {
  const startsAt = fromTimestamp(startTimestamp);
  const when = `${dayText(startsAt, timeZone)}, ${timeText(startsAt, timeZone)} (${timeZone})`;
  return `${language}, ${difficulty} on ${when}`;
}
