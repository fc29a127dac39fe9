import { dayText, timeText } from "@codetale/domain/schedules/wording";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

interface TicketTimesProps {
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** The IANA time zone to show the times in. */
  timeZone: string;
  /** The time zone of the booking; mentioned where its times differ. */
  bookedIn: string;
}

/** The left part of a ticket: day and times. */
export function TicketTimes({ startsAt, endsAt, timeZone, bookedIn }: TicketTimesProps) {
  const day = dayText(startsAt, timeZone);
  const lastDay = dayText(endsAt, timeZone);
  const isElsewhere = whenText(startsAt, timeZone) !== whenText(startsAt, bookedIn);
  return (
    <>
      <Typography variant="h3" component="p" sx={{ fontSize: "1.75rem", lineHeight: 1.1 }}>
        {timeText(startsAt, timeZone)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        to {timeText(endsAt, timeZone)}
        {lastDay !== day && `, ${lastDay}`}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ textWrap: "balance" }}>
        {day}
      </Typography>
      {isElsewhere && (
        <Box sx={zones}>
          <Typography variant="caption">Your time, {timeZone}</Typography>
          <Typography variant="caption">
            Booked for {timeText(startsAt, bookedIn)}, {bookedIn}
          </Typography>
        </Box>
      )}
    </>
  );
}

function whenText(instant: EpochMs, timeZone: string): string {
  return `${dayText(instant, timeZone)} ${timeText(instant, timeZone)}`;
}

const zones = {
  display: "grid",
  gap: 0.25,
  mt: 1.25,
  color: "text.secondary",
  overflowWrap: "anywhere",
} as const;
