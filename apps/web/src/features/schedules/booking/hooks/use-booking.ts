import { failures } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError } from "#lib/http/api-client";
import { useStoredValue } from "#lib/stored-value";
import { useRefreshSession } from "#lib/session/use-session";
import { book, payForBooking } from "../booking-calls.ts";
import { attemptOf, bookingAttempt } from "../booking-attempt.ts";
import { bookingDraft } from "./use-booking-draft.ts";
import type { BookingBody } from "../check-booking.ts";
import { scheduleKeys } from "../../queries.ts";

/** `payment`: booked and not paid yet; `booked`: booked and paid. */
export type BookingStage = "details" | "payment" | "booked";

interface BookingRequest {
  /** What to book; null to pay for what is already booked. */
  body: BookingBody | null;
  payCode: string;
}

/** Books and pays in one step, and continues an earlier attempt that was interrupted. */
export function useBooking(session: Session | null) {
  const client = useQueryClient();
  const refreshSession = useRefreshSession();
  useStoredValue(bookingAttempt);
  const attempt = attemptOf(session?.uid);
  const isUnderWay = useRef(false);
  useEffect(() => forgetIfPaid, []);

  const booking = useMutation({
    mutationFn: async ({ body, payCode }: BookingRequest) => {
      const { uid } = session ?? (await refreshSession()) ?? refuseVisitor();
      // The user may have signed in in another tab meanwhile: what the account has booked already
      // is shown before it is paid.
      if (body !== null && attemptOf(uid)?.booked) return;
      if (body !== null) await book(uid, body);
      await payForBooking(uid, payCode);
    },
    onSettled: () => {
      isUnderWay.current = false;
      void client.invalidateQueries({ queryKey: scheduleKeys.own });
    },
  });

  return {
    stage: stageOf(attempt),
    /** The server's message about the booking; null before it. */
    message: attempt?.booked?.message ?? null,
    isBusy: booking.isPending,
    /** True from the submission that books until its payment has succeeded or failed. */
    isBooking: booking.isPending && booking.variables.body !== null,
    submit: (request: BookingRequest, onFailed: (error: Error) => void) => {
      // A second press can arrive before the button is shown as busy.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      booking.mutate(request, { onError: onFailed });
    },
    startOver: () => {
      booking.reset();
      forgetBooking();
    },
  };
}

/** Call when a schedule was paid on another screen; ends the attempt that booked it. */
export function noteSchedulePaid(scheduleId: string): void {
  if (bookingAttempt.get()?.booked?.scheduleId === scheduleId) forgetBooking();
}

function stageOf(attempt: ReturnType<typeof attemptOf>): BookingStage {
  if (attempt?.isPaid) return "booked";
  return attempt?.booked ? "payment" : "details";
}

function forgetIfPaid(): void {
  if (bookingAttempt.get()?.isPaid) forgetBooking();
}

function forgetBooking(): void {
  bookingAttempt.set(null);
  bookingDraft.set(null);
}

function refuseVisitor(): never {
  const { code, status, message } = failures["session/required"];
  throw new ApiError({ code, status, message, reason: "session/required" });
}
