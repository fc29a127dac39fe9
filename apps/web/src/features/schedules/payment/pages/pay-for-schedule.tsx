import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import { flushSync } from "react-dom";
import { ApiError } from "#lib/http/api-client";
import { useToast } from "#ui/feedback/toast";
import { PayDialog } from "../components/pay-dialog.tsx";
import { headingIdOf } from "../../own-schedules/components/schedule-card.tsx";
import { usePaymentCode } from "../hooks/use-payment-code.ts";
import { usePayment } from "../hooks/use-payment.ts";
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
  const paying = usePayment(uid);
  const { error } = paying;
  const isCodeWrong = error instanceof ApiError && error.reason === "payment/wrong-code";

  const pay = (code: string) =>
    paying.mutate(
      { scheduleId: schedule.id, code },
      {
        onSuccess: () => {
          toast(words.paid, "success");
          // The pay button is gone, so the card's heading receives the focus, after the dialog has
          // closed and released it.
          flushSync(onClose);
          document.getElementById(headingIdOf(schedule.id))?.focus();
        },
      },
    );

  return (
    <PayDialog
      isOpen
      about={aboutText(schedule)}
      payment={payment}
      isPaying={paying.isPending}
      codeProblem={isCodeWrong ? error.message : null}
      failure={isCodeWrong ? null : (error?.message ?? null)}
      onPay={pay}
      onClose={onClose}
    />
  );
}

function aboutText({ language, difficulty, startTimestamp, timeZone }: Schedule): string {
  const startsAt = fromTimestamp(startTimestamp);
  const when = `${dayText(startsAt, timeZone)}, ${timeText(startsAt, timeZone)} (${timeZone})`;
  return `${language}, ${difficulty} on ${when}`;
}
