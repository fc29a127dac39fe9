import { failures } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import { payWithCode } from "@codetale/contract/payments";
import { addSchedule } from "@codetale/contract/schedules";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { randomId } from "#lib/random-id";
import { useRefreshSession } from "#lib/session/use-session";
import { useStoredValue } from "#lib/stored-value";
import { ownSchedulesQuery, scheduleKeys } from "../../queries.ts";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import {
  attemptOf,
  bookingAttempt,
  forgetBooking,
  forgetBookingOf,
  type BookingAttempt,
} from "../booking-attempt.ts";
import type { BookingBody } from "../check-booking.ts";

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
  useEffect(() => {
    if (bookingAttempt.get()?.isPaid) forgetBooking();
  }, []);

  const booking = useMutation({
    mutationFn: async ({ body, payCode }: BookingRequest) => {
      const { uid } = session ?? (await refreshSession()) ?? refuseVisitor();
      if (body !== null) {
        // The user may have signed in in another tab meanwhile: what the account has booked already
        // is shown before it is paid.
        if (attemptOf(uid)?.booked) return;
        await book(uid, body);
      }
      await pay(uid, payCode);
    },
    onSettled: () => {
      isUnderWay.current = false;
      void client.invalidateQueries({ queryKey: scheduleKeys.own });
    },
  });

  const paid = usePaidAlready(session, attempt);

  return {
    stage: stageOf(attempt),
    /** Whether the answer to the last payment was lost, and the server has not said yet what came of it. */
    isPaymentUnsure: isLost(booking.error) && paid.isUnknown,
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

/**
 * Asks the server whether what is booked here was paid: the answer to a payment may have been lost, or it
 * was paid on another device.
 */
function usePaidAlready(session: Session | null, attempt: BookingAttempt | null) {
  const { uid, person } = session ?? { uid: "", person: "user" as const };
  const { data, isFetching, isError } = useQuery({
    ...ownSchedulesQuery({ uid, person }, false),
    enabled: stageOf(attempt) === "payment",
  });
  const booked = data?.find(({ id }) => id === attempt?.booked?.scheduleId);
  const isPaid = booked !== undefined && scheduleFactsOf(booked).isPaid;
  useEffect(() => {
    const now = attemptOf(uid);
    if (isPaid && now) bookingAttempt.set({ ...now, isPaid });
  }, [isPaid, uid]);
  return { isUnknown: isFetching || isError };
}

function isLost(error: Error | null): boolean {
  return error instanceof ApiError && lostAnswers.has(error.reason);
}

const lostAnswers: ReadonlySet<ApiError["reason"]> = new Set([
  "network-request-failed",
  "bad-answer",
]);

function stageOf(attempt: BookingAttempt | null): BookingStage {
  if (attempt?.isPaid) return "booked";
  return attempt?.booked ? "payment" : "details";
}

/** Repeating it after a lost answer changes nothing. */
async function book(uid: string, body: BookingBody): Promise<void> {
  const attempt = attemptOf(uid) ?? { uid, key: randomId(), booked: null, isPaid: false };
  bookingAttempt.set(attempt);
  try {
    const headers = { "idempotency-key": attempt.key };
    const booked = await call(addSchedule, { headers, body: { uid, ...body } });
    const { scheduleId, message } = booked;
    bookingAttempt.set({ ...attempt, booked: { scheduleId, message } });
  } catch (error) {
    // The key belongs to a booking with other details; the next submission needs a new one.
    if (error instanceof ApiError && error.reason === "booking/key-reused")
      bookingAttempt.set(null);
    throw error;
  }
}

/** Of a schedule that can never be paid any more. */
const ends: ReadonlySet<ApiError["reason"]> = new Set([
  "schedule/cancelled",
  "schedule/over",
  "schedule/unknown",
]);

/** Pays for the booked schedule; repeating it changes nothing. */
async function pay(uid: string, code: string): Promise<void> {
  const attempt = attemptOf(uid);
  if (!attempt?.booked) throw new Error("nothing is booked yet");
  const { scheduleId } = attempt.booked;
  try {
    await call(payWithCode, { body: { user_id: uid, pay_code: code, scheduleId } });
  } catch (error) {
    // The form comes back, blank: a further press must not book and pay for another session unseen.
    if (error instanceof ApiError && ends.has(error.reason)) forgetBookingOf(scheduleId);
    throw error;
  }
  bookingAttempt.set({ ...attempt, isPaid: true });
}

function refuseVisitor(): never {
  const { code, status, message } = failures["session/required"];
  throw new ApiError({ code, status, message, reason: "session/required" });
}
