import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { SubmitButton } from "#ui/forms/submit-button";

interface OrderActionsProps {
  mySchedulePath: string;
  isBusy: boolean;
  /** Given once something is booked that is left to pay: leads away from it. */
  onStartOver: (() => void) | null;
}

/** The strong action of the booking form, and the ways past it. */
export function BookingActions({ mySchedulePath, isBusy, onStartOver }: OrderActionsProps) {
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
