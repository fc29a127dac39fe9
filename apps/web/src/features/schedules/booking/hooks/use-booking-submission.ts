import type { Session } from "@codetale/contract/identity";
import { useState } from "react";
import { useClock } from "#lib/clock";
import {
  bookingFailure,
  firstWrongField,
  noFailure,
  withoutProblems,
  type BookingFailure,
  type PaidBookingField,
} from "../booking-failure.ts";
import type { BookingEdit, BookingField } from "../booking-form.ts";
import { checkBooking } from "../check-booking.ts";
import { words } from "../../words.ts";
import type { useBookingDraft } from "./use-booking-draft.ts";
import type { useBooking } from "./use-booking.ts";
import { useReadPayment, useTypedCode } from "../../payment/hooks/use-payment-code.ts";

/**
 * Validates the form, books and pays, with one press of the button.
 *
 * @param focus moves the focus to the first wrong field
 */
export function useBookingSubmission(
  session: Session | null,
  draft: ReturnType<typeof useBookingDraft>,
  booking: ReturnType<typeof useBooking>,
  focus: (field: PaidBookingField) => void,
) {
  const clock = useClock();
  const typedCode = useTypedCode();
  const readPayment = useReadPayment(typedCode);
  /** Why the last submission failed, without what was corrected since. */
  const [failure, setFailure] = useState(noFailure);

  const refuse = (refused: BookingFailure) => {
    setFailure(refused);
    const field = firstWrongField(refused);
    if (field) focus(field);
  };

  const submit = () => {
    const isBooked = booking.stage !== "details";
    const checked = isBooked ? { body: null } : checkBooking(draft.form, clock.now());
    if ("problems" in checked) return refuse({ ...noFailure, ...checked });
    const payment = readPayment();
    const code = payment.code.trim();
    // Visitors are asked to sign in before they are asked for a code.
    if (session && code === "" && !payment.isFree)
      return refuse({ ...noFailure, problems: { payCode: words.codeMissing } });

    setFailure(noFailure);
    booking.submit({ body: checked.body, payCode: code }, (error) => refuse(bookingFailure(error)));
  };

  return {
    failure,
    typedCode: {
      ...typedCode,
      setCode: (typed: string) => {
        typedCode.setCode(typed);
        setFailure((known) => withoutProblems(known, ["payCode"]));
      },
    },
    edit: (typed: BookingEdit) => {
      // While the call is in progress, the form cannot be edited.
      if (booking.isBusy) return;
      draft.edit(typed);
      setFailure((known) => withoutProblems(known, Object.keys(typed) as BookingField[]));
    },
    submit,
  };
}
