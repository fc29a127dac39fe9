import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { SubmitButton } from "#ui/forms/submit-button";

interface BookingActionsProps {
  mySchedulePath: string;
  isBusy: boolean;
  /** Starts a new booking; null until a schedule is booked that is not paid yet. */
  onStartOver: (() => void) | null;
}

/** The submit button of the booking form, and the alternatives to it. */
export function BookingActions({ mySchedulePath, isBusy, onStartOver }: BookingActionsProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <SubmitButton size="large" isBusy={isBusy}>
        Pay & Book
      </SubmitButton>
      <Button variant="outlined" size="large" href={mySchedulePath}>
        My Schedule
      </Button>
      {onStartOver && (
        <Button size="large" onClick={onStartOver}>
          Book another session
        </Button>
      )}
    </Box>
  );
}
