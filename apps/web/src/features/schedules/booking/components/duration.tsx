import Typography from "@mui/material/Typography";
import { minutesText } from "../../words.ts";

/** The length of the schedule, announced to screen readers whenever it changes. */
export function Duration({ minutes }: { minutes: number | null }) {
  return (
    <Typography role="status" component="p" color="text.secondary">
      {minutes !== null && <>Duration: {minutesText(minutes)}</>}
    </Typography>
  );
}
