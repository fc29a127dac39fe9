import Typography from "@mui/material/Typography";
import { minutesText } from "../../words.ts";

/** How long the session is, said as soon as it is known and whenever it changes. */
export function Duration({ minutes }: { minutes: number | null }) {
  return (
    <Typography role="status" component="p" color="text.secondary">
      {minutes !== null && <>Duration: {minutesText(minutes)}</>}
    </Typography>
  );
}
