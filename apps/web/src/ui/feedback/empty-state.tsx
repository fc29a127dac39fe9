import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface EmptyStateProps {
  /** The sentence that says nothing is here. */
  message: string;
  /** What could be here, and how it gets here. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** What stands where a list has nothing in it. */
export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <Box sx={frame}>
      <EmptyDesk />
      <Typography variant="h4" component="p">
        {message}
      </Typography>
      {hint && (
        <Typography color="text.secondary" sx={{ maxWidth: "44ch", textWrap: "pretty" }}>
          {hint}
        </Typography>
      )}
      {action}
    </Box>
  );
}

/** A cleared desk: lamp, an open notebook, nothing written yet. */
function EmptyDesk() {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 112"
      aria-hidden
      sx={{ width: 200, color: "control.line" }}
    >
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 98h176M24 98v10M176 98v10" />
        <path d="M66 92c10-6 22-6 32 0 10-6 22-6 32 0V66c-10-6-22-6-32 0-10-6-22-6-32 0zM98 66v26" />
        <path d="M74 75c5-2 10-2 16 0M74 82c5-2 10-2 16 0" opacity=".5" />
        <path d="M142 98h26M155 98V62l-22-24" />
        <path d="M154 96c0-8 0-20 1-34" opacity="0" />
      </g>
      <Box component="g" sx={{ color: "tone.marigold.wash" }}>
        <path d="M108 52l26 0 18 46H92z" fill="currentColor" opacity=".7" />
      </Box>
      <Box component="g" sx={{ color: "primary.main" }}>
        <path d="M120 30l20 10-6 12h-24z" fill="currentColor" />
        <path d="M40 96V84h14v12z" fill="currentColor" opacity=".85" />
        <path d="M47 84c-1-8-8-12-8-12s-2 8 8 12c0-10 6-15 6-15s4 9-6 15" fill="currentColor" />
      </Box>
    </Box>
  );
}

const frame = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 1.5,
  px: 3,
  py: { xs: 5, md: 7 },
  textAlign: "center",
  border: "1px dashed",
  borderColor: "divider",
  borderRadius: 2,
} as const;
