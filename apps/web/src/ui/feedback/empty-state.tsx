import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { SvgPicture } from "../display/svg-picture.tsx";
import emptyDesk from "./empty-desk.svg?raw";

interface EmptyStateProps {
  /** Says that nothing is here. */
  message: string;
  /** What will be here, and how to get there. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <Box sx={frame}>
      <SvgPicture file={emptyDesk} sx={{ width: 200 }} />
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
