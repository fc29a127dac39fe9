import type { Session } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import { isTimeZone, wallClockAt } from "@codetale/domain/wall-clock";
import Box from "@mui/material/Box";
import { useRef, type SubmitEvent } from "react";
import { useClock } from "#lib/clock";
import { Notice } from "#ui/feedback/notice";
import type { BlamedField } from "../booking-failure.ts";
import type { BookingForm } from "../booking-form.ts";
import { bookingMinutes } from "../check-booking.ts";
import { browserTimeZone } from "../../time-zones.ts";
import { BookingFields } from "../components/booking-fields.tsx";
import { FieldGroup } from "#ui/forms/field-group";
import { LearnersOnly } from "../components/learners-only.tsx";
import { NotSignedIn } from "../../access/components/not-signed-in.tsx";
import { BookingActions } from "../components/booking-actions.tsx";
import { PaymentCodeField } from "../../payment/components/payment-code-field.tsx";
import type { BookingFormState } from "../hooks/use-booking-form.ts";
import type { BookingState } from "../hooks/use-booking.ts";
import { useBookingSubmission } from "../hooks/use-booking-submission.ts";
import { words } from "../../words.ts";

interface BookAndPayProps {
  session: Session | null;
  draft: BookingFormState;
  booking: BookingState;
  onStartOver: () => void;
}

/** The form that books and pays in one step; once booked, only the payment. */
export function BookAndPay({ session, draft, booking, onStartOver }: BookAndPayProps) {
  const clock = useClock();
  const { failure, payment, edit, press } = useBookingSubmission(session, draft, booking);
  const form = useRef<HTMLFormElement>(null);
  const isCoder = session?.person === "coder";
  const { isBusy } = booking;
  const hasDetails = booking.stage === "details" || booking.isBooking;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !isCoder) press((field) => focusField(form.current, field));
  };

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: "grid", gap: 4 }}>
      {isCoder && <LearnersOnly loginPath={rolePaths.user.login} />}
      {hasDetails ? (
        <BookingFields
          form={draft.form}
          problems={failure.problems}
          firstDay={wallClockAt(clock.now(), zoneOf(draft.form)).day}
          minutes={bookingMinutes(draft.form)}
          onEdit={edit}
        />
      ) : (
        <Notice tone="warning">{words.unpaid}</Notice>
      )}
      <FieldGroup legend="Payment">
        <PaymentCodeField payment={payment} error={failure.codeProblem} />
      </FieldGroup>
      <Refusal message={failure.message} needsSignIn={failure.needsSignIn} />
      {!isCoder && (
        <BookingActions
          mySchedulePath={rolePaths.user.schedules}
          isBusy={isBusy}
          onStartOver={hasDetails ? null : onStartOver}
        />
      )}
    </Box>
  );
}

interface RefusalProps {
  message: string | null;
  needsSignIn: boolean;
}

function Refusal({ message, needsSignIn }: RefusalProps) {
  if (message === null) return null;
  if (!needsSignIn) return <Notice tone="error">{message}</Notice>;
  return (
    <NotSignedIn message={message} loginPath={rolePaths.user.login} from={screenPaths.booking} />
  );
}

/** The form's time zone; the browser's while the typed one is not valid. */
function zoneOf({ timeZone }: BookingForm): string {
  return isTimeZone(timeZone) ? timeZone : browserTimeZone();
}

function focusField(form: HTMLFormElement | null, field: BlamedField): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
