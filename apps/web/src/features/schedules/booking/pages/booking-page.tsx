import { rolePaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Hydrated } from "#lib/hydrated";
import { useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Page } from "#ui/layout/page";
import { Steps } from "#ui/navigation/steps";
import type { BookingForm } from "../booking-form.ts";
import { BookingTicket } from "../components/booking-ticket.tsx";
import { useBookingDraft } from "../hooks/use-booking-draft.ts";
import { useBooking, type BookingStage } from "../hooks/use-booking.ts";
import { words } from "../../words.ts";
import { BookAgain } from "./book-again.tsx";
import { BookAndPay } from "./book-and-pay.tsx";

/** Booking and paying; visitors may fill the form in and sign in to submit it. */
export function BookingPage() {
  const { session } = useSession();
  const draft = useBookingDraft(session);
  const booking = useBooking(session);
  const { stage, message } = booking;
  const [round, setRound] = useState(1);
  const [search] = useSearchParams();
  const again = search.get("again");
  const columns = useRef<HTMLDivElement>(null);

  const startOver = () => {
    flushSync(() => {
      booking.startOver();
      setRound(round + 1);
    });
    columns.current?.querySelector<HTMLElement>("[name=day]")?.focus();
  };

  const fillInAgain = (form: BookingForm) => {
    // An unpaid booking stays under My Schedule; the button would pay for it, not for what is shown.
    booking.startOver();
    draft.edit(form);
  };

  return (
    <Page
      title="Book a session"
      heading="Booking a Session is fast and easy"
      intro="Say when, and what you want to practise. A coder who has set these tests takes it from there."
    >
      {again !== null && session?.person === "user" && (
        <BookAgain key={again} session={session} scheduleId={again} onFound={fillInAgain} />
      )}
      <Steps label="Steps of booking" steps={steps} current={positions[stage]} />
      <Box ref={columns} sx={grid}>
        {stage === "booked" ? (
          <BookingConfirmed message={message} onBookAnother={startOver} />
        ) : (
          // Days and times to choose from depend on the clock and the zone of the browser.
          <Hydrated fallback={<FormSkeleton />}>
            <BookAndPay
              key={round}
              session={session}
              draft={draft}
              booking={booking}
              onStartOver={startOver}
            />
          </Hydrated>
        )}
        <Box sx={{ ...beside, ...(stage === "details" && onlyWhereWide) }}>
          <Hydrated>
            <BookingTicket form={draft.form} />
          </Hydrated>
        </Box>
      </Box>
    </Page>
  );
}

function FormSkeleton() {
  return <Skeleton variant="rounded" aria-hidden sx={{ height: "max(70dvh, 600px)" }} />;
}

interface BookingConfirmedProps {
  /** The server's message about the booking. */
  message: string | null;
  onBookAnother: () => void;
}

/** The confirmation of a booking, with two links onwards. */
function BookingConfirmed({ message, onBookAnother }: BookingConfirmedProps) {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <FocusOnMount>
        <Box role="status">
          <Typography variant="h2">{words.paid}</Typography>
          <Typography variant="subtitle1" sx={{ mt: 1.5, overflowWrap: "anywhere" }}>
            {message}
          </Typography>
        </Box>
        <Typography color="text.secondary" sx={{ mt: 1.5 }}>
          A coder can take it from now on. Its card tells you who, and counts down to the start.
        </Typography>
      </FocusOnMount>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="contained" size="large" href={rolePaths.user.schedules}>
          My Schedule
        </Button>
        <Button variant="outlined" size="large" onClick={onBookAnother}>
          Book another session
        </Button>
      </Box>
    </Box>
  );
}

const steps = ["Fill Details", "Make Payment", "Session Booked"] as const;

const positions: Record<BookingStage, number> = { details: 0, payment: 1, booked: 2 };

const grid = {
  display: "grid",
  gap: { xs: 4, md: 6 },
  mt: { xs: 3, md: 4 },
  alignItems: "start",
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    md: "minmax(0, 1fr) 296px",
    lg: "minmax(0, 1fr) 360px",
  },
};

/** Beside the form; on narrow screens above it. */
const beside = { order: { xs: -1, md: 0 }, position: { md: "sticky" }, top: { md: 96 } };

const onlyWhereWide = { display: { xs: "none", md: "block" } };
