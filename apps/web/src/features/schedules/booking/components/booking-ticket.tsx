import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useClock } from "#lib/clock";
import { Ticket } from "#ui/display/ticket";
import type { BookingForm } from "../booking-form.ts";
import { bookingTimes } from "../check-booking.ts";
import { knownTimeZone, zoneText } from "../zone-text.ts";
import { questionsText } from "../../words.ts";
import { ScheduleDetails } from "../../ticket/components/schedule-details.tsx";
import { TicketTimes } from "../../ticket/components/ticket-times.tsx";

/** A preview of the booked schedule's ticket. */
export function BookingTicket({ form }: { form: BookingForm }) {
  const titleId = useId();
  const times = bookingTimes(form);
  const now = useClock().now();
  const { language, difficulty, questions, company, onCampus } = form;
  const timeZone = knownTimeZone(form);
  const facts = [
    ["Questions", questions && questionsText(Number(questions))],
    ["Company", company.trim()],
    ["Mode", onCampus],
  ] as const;

  return (
    <Box component="aside" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        variant="eyebrow"
        component="h2"
        color="text.secondary"
        sx={{ mb: 1 }}
      >
        Your ticket
      </Typography>
      <Ticket
        label="Your ticket"
        stub={
          times ? (
            <TicketTimes {...times} timeZone={timeZone} bookedIn={timeZone} />
          ) : (
            <Typography color="text.secondary">
              The day and times you choose appear here.
            </Typography>
          )
        }
      >
        <ScheduleDetails
          headingLevel="h3"
          heading={[language, difficulty].filter(Boolean).join(", ") || "Your session"}
          facts={facts.filter(([, text]) => text !== "")}
          requests={form}
        >
          <Typography variant="caption" color="text.secondary">
            Times {zoneText(timeZone, times?.startsAt ?? now)}
          </Typography>
        </ScheduleDetails>
      </Ticket>
    </Box>
  );
}
