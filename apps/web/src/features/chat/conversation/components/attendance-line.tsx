import type { AttendanceState } from "@codetale/domain/chat/attendance";
import Box from "@mui/material/Box";
import { words } from "../../words.ts";

interface AttendanceLineProps {
  state: AttendanceState;
  /** Of the other participant. */
  name: string;
}

/** Whether the other participant is there, and types; its place stays when it is empty. */
export function AttendanceLine({ state, name }: AttendanceLineProps) {
  return (
    <Box sx={line}>
      {state !== "away" && <Box component="span" aria-hidden sx={dot} />}
      <span role="status">{state === "away" ? "" : words.isHere(name)}</span>
      {/* Not announced: it would interrupt a reader every few seconds. */}
      {state === "typing" && <span aria-hidden>· {words.isTyping}</span>}
    </Box>
  );
}

const line = {
  display: "flex",
  alignItems: "center",
  gap: 0.75,
  width: 1,
  maxWidth: 928,
  minHeight: 22,
  mx: "auto",
  px: { xs: 2, sm: 3.5 },
  typography: "caption",
  color: "text.secondary",
};

const dot = { width: 8, height: 8, borderRadius: "50%", bgcolor: "primary.main" };
