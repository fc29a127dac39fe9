import type { Session } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, type ComponentProps, type SubmitEvent } from "react";
import { useClock } from "#lib/clock";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import type { BookingFailure } from "../booking-failure.ts";
import { BookingBar } from "../components/booking-bar.tsx";
import { BookingFields } from "../components/booking-fields.tsx";
import { PaymentTerms } from "../components/payment-terms.tsx";
import { FieldGroup } from "#ui/forms/field-group";
import { Link } from "#lib/routing/link";
import { PaymentCodeField } from "../../payment/components/payment-code-field.tsx";
import { usePaymentCode, type TypedCode } from "../../payment/hooks/use-payment-code.ts";
import type { useBookingDraft } from "../hooks/use-booking-draft.ts";
import type { useBooking } from "../hooks/use-booking.ts";
import { useHeldTimes } from "../hooks/use-held-times.ts";
import { useBookingSubmission } from "../hooks/use-booking-submission.ts";
import { words } from "../../words.ts";

interface BookAndPayProps {
  session: Session | null;
  draft: ReturnType<typeof useBookingDraft>;
  booking: ReturnType<typeof useBooking>;
  onStartOver: () => void;
}

/** The form that books and pays in one step; once booked, only the payment. */
export function BookAndPay({ session, draft, booking, onStartOver }: BookAndPayProps) {
  const clock = useClock();
  const form = useRef<HTMLFormElement>(null);
  const submission = useBookingSubmission(session, draft, booking, (field) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  });
  const { failure, typedCode, edit } = submission;
  const isCoder = session?.person === "coder";
  const { isBusy } = booking;
  const held = useHeldTimes(session);
  const hasDetails = booking.stage === "details" || booking.isBooking;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !isCoder) submission.submit();
  };

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={column}>
      {isCoder && (
        <Notice
          action={
            <Button variant="outlined" href={rolePaths.user.login}>
              Log in as a learner
            </Button>
          }
        >
          {words.learnersOnly}
        </Notice>
      )}
      {hasDetails ? (
        <BookingFields
          form={draft.form}
          problems={failure.problems}
          now={clock.now()}
          held={held}
          onEdit={edit}
        />
      ) : (
        <Notice tone="warning">
          {booking.isPaymentUnsure ? words.paymentUnsure : words.unpaid}
        </Notice>
      )}
      <PaymentPart typedCode={typedCode} error={failure.problems.payCode} />
      <Refusal message={failure.message} needsSignIn={failure.needsSignIn} />
      {!isCoder && (
        <PricedBar form={draft.form} typedCode={typedCode} hasDetails={hasDetails}>
          <SubmitButton size="large" isBusy={isBusy}>
            Pay & Book
          </SubmitButton>
          <Button variant="outlined" size="large" href={rolePaths.user.schedules}>
            My Schedule
          </Button>
          {!hasDetails && (
            <Button size="large" onClick={onStartOver}>
              Book another session
            </Button>
          )}
        </PricedBar>
      )}
    </Box>
  );
}

interface PaymentPartProps {
  typedCode: TypedCode;
  error: string | undefined;
}

/** A component of its own, as {@link PricedBar}: the rest of the form is not drawn again when the price arrives. */
function PaymentPart({ typedCode, error }: PaymentPartProps) {
  const payment = usePaymentCode(typedCode);
  return (
    <FieldGroup legend="Payment">
      <PaymentTerms price={payment.price} />
      <PaymentCodeField payment={payment} error={error} />
    </FieldGroup>
  );
}

type PricedBarProps = Omit<ComponentProps<typeof BookingBar>, "price"> & { typedCode: TypedCode };

function PricedBar({ typedCode, ...bar }: PricedBarProps) {
  return <BookingBar {...bar} price={usePaymentCode(typedCode).price} />;
}

function Refusal({ message, needsSignIn }: Pick<BookingFailure, "message" | "needsSignIn">) {
  if (message === null) return null;
  const from = screenPaths.booking;
  const logIn = (
    <Button variant="outlined" component={Link} href={rolePaths.user.login} state={{ from }}>
      Log in
    </Button>
  );
  return (
    <Notice tone="error" action={needsSignIn && logIn}>
      {message}
    </Notice>
  );
}

/** What the focus moves to stays above the bar at the window's bottom. */
const column = {
  display: "grid",
  gap: 4,
  "& :is(input, select, textarea)": { scrollMarginBottom: { xs: 160, md: 24 } },
} as const;
