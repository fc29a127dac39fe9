import { isTimeZone } from "@codetale/domain/wall-clock";
import { partsOfDay, timeText } from "@codetale/domain/schedules/wording";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { BookingForm } from "../booking-form.ts";
import { bookingTimes } from "../check-booking.ts";

interface BookingBarProps {
  form: BookingForm;
  /** In words; null where none is named. */
  price: string | null;
  /** False once it is booked, when the ticket says all of it. */
  hasDetails: boolean;
  /** The buttons. */
  children: ReactNode;
}

/**
 * The buttons of the booking form. On a phone they stay at the bottom of the window, with what is
 * about to be booked above them; beside the form on wider screens is the ticket.
 */
export function BookingBar({ form, price, hasDetails, children }: BookingBarProps) {
  return (
    <Box sx={bar}>
      {hasDetails && (
        <Typography variant="body2" sx={summary}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {whenText(form)}
          </Box>
          {price !== null && <span>{price}</span>}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>{children}</Box>
    </Box>
  );
}

/** `Mon 2 Mar, 10:00 AM to 11:30 AM`. */
function whenText(form: BookingForm): string {
  const times = bookingTimes(form);
  if (!times || !isTimeZone(form.timeZone)) return "Choose a day and a time";
  const { startsAt, endsAt } = times;
  const clock = (instant: number) => timeText(instant, form.timeZone);
  const { weekday, date, month } = partsOfDay(form.day);
  const day = `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`;
  return `${day}, ${clock(startsAt)} to ${clock(endsAt)}`;
}

/** A low window, as of a phone on its side, keeps its height for the form. */
const bar = {
  display: "grid",
  gap: 1,
  "@media (max-width: 899.95px) and (min-height: 560px)": {
    position: "sticky",
    bottom: 0,
    zIndex: 2,
    mx: -2,
    px: 2,
    pt: 1.25,
    pb: "max(12px, env(safe-area-inset-bottom))",
    bgcolor: "background.default",
    borderTop: "1px solid",
    borderColor: "divider",
  },
} as const;

const summary = {
  display: { xs: "flex", md: "none" },
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 2,
} as const;
