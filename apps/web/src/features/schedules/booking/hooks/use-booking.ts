import { failures } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError } from "#lib/http/api-client";
import { useStoredValue } from "#lib/stored-value";
import { useRefreshSession } from "#lib/session/use-session";
import { book, payForBooking } from "../booking-calls.ts";
import { attemptOf, bookingAttempt } from "../booking-attempt.ts";
import { bookingDraft } from "../booking-draft.ts";
import type { BookingBody } from "../check-booking.ts";
import { scheduleKeys } from "../../queries.ts";

/** `payment`: booked and not paid yet; `booked`: booked and paid. */
export type BookingStage = "details" | "payment" | "booked";

export interface BookingRequest {
  /** What to book; null to pay for what is already booked. */
  body: BookingBody | null;
  payCode: string;
}

export interface BookingState {
  stage: BookingStage;
  /** The server's message about the booking; null before it. */
  message: string | null;
  isBusy: boolean;
  /** True from the submission that books until its payment has succeeded or failed. */
  isBooking: boolean;
  submit: (order: BookingRequest, onFailed: (error: Error) => void) => void;
  startOver: () => void;
}

/** Books and pays in one step, and continues an earlier attempt that was interrupted. */
export function useBooking(session: Session | null): BookingState {
  const client = useQueryClient();
  const refreshSession = useRefreshSession();
  useStoredValue(bookingAttempt);
  const attempt = attemptOf(session?.uid);
  const isUnderWay = useRef(false);
  useEffect(() => forgetIfPaid, []);

  const ordering = useMutation({
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
    message: attempt?.booked?.message ?? null,
    isBusy: ordering.isPending,
    isBooking: ordering.isPending && ordering.variables.body !== null,
    submit: (order, onFailed) => {
      // A second press can arrive before the button is shown as busy.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      ordering.mutate(order, { onError: onFailed });
    },
    startOver: () => {
      ordering.reset();
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
