import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { ToneName } from "#theme/tokens";

interface StatusChipProps {
  icon: ReactNode;
  label: string;
  tone: ToneName;
}

/** A state as icon, text and colour, so that it can be recognised by any of them. */
export function StatusChip({ icon, label, tone }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={{ ...frame, color: `tone.${tone}.text`, bgcolor: `tone.${tone}.wash` }}
    >
      {icon}
      {label}
    </Box>
  );
}

const frame = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  px: 1.25,
  py: 0.5,
  borderRadius: 1,
  typography: "overline",
  whiteSpace: "nowrap",
} as const;
