import { payWithCode } from "@codetale/contract/payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { scheduleKeys } from "../../queries.ts";
import { noteSchedulePaid } from "../../booking/hooks/use-booking.ts";

interface Payment {
  scheduleId: string;
  code: string;
}

/** Pays for a schedule that was booked earlier; its list is read again before it settles. */
export function usePayment(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ scheduleId, code }: Payment) =>
      call(payWithCode, { body: { user_id: uid, pay_code: code, scheduleId } }),
    onSuccess: (_answer, { scheduleId }) => noteSchedulePaid(scheduleId),
    onSettled: () => client.invalidateQueries({ queryKey: scheduleKeys.own }),
  });
}
