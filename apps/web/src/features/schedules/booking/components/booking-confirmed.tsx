import { rolePaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { words } from "../../words.ts";

interface BookingConfirmedProps {
  /** The server's message about the booking. */
  message: string | null;
  onBookAnother: () => void;
}

/** The confirmation of a booking, with two links onwards. */
export function BookingConfirmed({ message, onBookAnother }: BookingConfirmedProps) {
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
