import { countdownText } from "@codetale/domain/schedules/countdown";
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ClockIcon } from "#ui/display/icons";
import { useClockValue } from "../hooks/use-clock-value.ts";

/** The time left until the start, with the role `timer`, which screen readers do not announce. */
export function Countdown({ startsAt }: { startsAt: EpochMs }) {
  const left = useClockValue((now) => ({
    value: countdownText(startsAt, now),
    changesAt: now < startsAt ? startsAt - wholeSeconds(startsAt - now) : null,
  }));
  return (
    <Typography role="timer" component="p" variant="body2" color="text.secondary" sx={column}>
      <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
        <Box component="span" sx={{ display: "inline-flex", color: "tone.sky.text" }}>
          <ClockIcon size={16} />
        </Box>
        Starts in
      </Box>{" "}
      <Box component="span" sx={{ typography: "figures", color: "text.primary" }}>
        {left}
      </Box>
    </Typography>
  );
}

/** The remaining time at the next change of the text, in milliseconds. */
function wholeSeconds(leftMs: number): number {
  return (Math.ceil(leftMs / SECOND_MS) - 1) * SECOND_MS;
}

const column = {
  display: "flex",
  flexDirection: { "@": "row", "@720": "column" },
  flexWrap: "wrap",
  alignItems: { "@": "center", "@720": "flex-end" },
  columnGap: 1,
} as const;
