import type { Session } from "@codetale/contract/identity";
import { useState } from "react";
import { useClock } from "#lib/clock";
import {
  bookingFailure,
  firstBlamed,
  noFailure,
  withoutProblems,
  type BookingFailure,
  type BlamedField,
} from "../booking-failure.ts";
import type { BookingField } from "../booking-form.ts";
import { checkBooking } from "../check-booking.ts";
import { words } from "../../words.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import type { BookingState } from "./use-booking.ts";
import { usePaymentCode, type PaymentCode } from "../../payment/hooks/use-payment-code.ts";

export interface BookingSubmission {
  /** Why the last submission failed, without what was corrected since. */
  failure: BookingFailure;
  payment: PaymentCode;
  edit: (field: BookingField, text: string) => void;
  /** @param focus moves the focus to the first wrong field */
  press: (focus: (field: BlamedField) => void) => void;
}

/** Validates the form, books and pays, with one press of the button. */
export function useBookingSubmission(
  session: Session | null,
  draft: BookingFormState,
  booking: BookingState,
): BookingSubmission {
  const clock = useClock();
  const payment = usePaymentCode();
  const [failure, setFailure] = useState(noFailure);

  const press = (focus: (field: BlamedField) => void) => {
    const refuse = (refused: BookingFailure) => {
      setFailure(refused);
      const field = firstBlamed(refused);
      if (field) focus(field);
    };

    const isBooked = booking.stage !== "details";
    const checked = isBooked ? { body: null } : checkBooking(draft.form, clock.now());
    if ("problems" in checked) return refuse({ ...noFailure, ...checked });
    const code = payment.code.trim();
    // Visitors are asked to sign in before they are asked for a code.
    if (session && code === "") return refuse({ ...noFailure, codeProblem: words.codeMissing });

    setFailure(noFailure);
    booking.submit({ body: checked.body, payCode: code }, (error) => refuse(bookingFailure(error)));
  };

  return {
    failure,
    payment: {
      ...payment,
      setCode: (typed) => {
        payment.setCode(typed);
        setFailure((known) => ({ ...known, codeProblem: null }));
      },
    },
    edit: (field, text) => {
      // While the call is in progress, the form cannot be edited.
      if (booking.isBusy) return;
      draft.edit(field, text);
      setFailure((known) => withoutProblems(known, field));
    },
    press,
  };
}
