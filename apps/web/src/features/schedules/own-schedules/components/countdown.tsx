import { countdownText } from "@codetale/domain/schedules/countdown";
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSecondsLeft } from "#lib/clock-value";
import { ClockIcon } from "#ui/display/icons";

/** The time left until the start, with the role `timer`, which screen readers do not announce. */
export function Countdown({ startsAt }: { startsAt: EpochMs }) {
  const leftMs = useSecondsLeft(startsAt) * SECOND_MS;
  return (
    <Typography role="timer" component="p" variant="body2" color="text.secondary" sx={countdown}>
      <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
        <Box component="span" sx={{ display: "inline-flex", color: "tone.sky.text" }}>
          <ClockIcon size={16} />
        </Box>
        Starts in
      </Box>{" "}
      <Box component="span" sx={{ typography: "figures", color: "text.primary" }}>
        {countdownText(startsAt, startsAt - leftMs)}
      </Box>
    </Typography>
  );
}

const countdown = {
  display: "flex",
  flexDirection: { "@": "row", "@720": "column" },
  flexWrap: "wrap",
  alignItems: { "@": "center", "@720": "flex-end" },
  columnGap: 1,
} as const;
