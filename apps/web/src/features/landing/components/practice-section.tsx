import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { SessionExample } from "./examples/conversation-examples.tsx";

/** The practice half of the landing page, with links to the booking and a picture of a test. */
export function PracticeSection() {
  return (
    <Box component="section" aria-labelledby="practice" sx={room}>
      <Typography variant="eyebrow" component="p" color="tone.pine.text">
        Practice
      </Typography>
      <Typography id="practice" variant="h1" component="h2" sx={{ mt: 1.5 }}>
        Sit the test before the test.
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 2, maxWidth: "42ch" }}>
        Book an hour with an engineer who has set these tests. Talk it through, get it wrong, get it
        right.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3.5, mb: 4.5 }}>
        <Button variant="contained" href={screenPaths.booking}>
          Book a session
        </Button>
        <Button variant="outlined" href={screenPaths.mySchedules}>
          My Schedules
        </Button>
      </Box>
      <Box sx={{ mt: "auto" }}>
        <SessionExample />
      </Box>
    </Box>
  );
}

const room = {
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  p: { xs: 3, sm: 5, md: 4, lg: 6 },
  bgcolor: "background.paper",
} as const;
