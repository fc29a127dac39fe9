import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Related fields of a form, as a fieldset. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1.5 }}>
        {legend}
      </Typography>
      <Box sx={{ display: "grid", gap: 2.25 }}>{children}</Box>
    </Box>
  );
}

interface FieldRowProps {
  /** Width in pixels below which a field gets a row of its own. */
  narrowest: number;
  children: ReactNode;
}

/** Fields side by side where the width allows. */
export function FieldRow({ narrowest, children }: FieldRowProps) {
  const column = `minmax(min(100%, ${narrowest}px), 1fr)`;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.25,
        alignItems: "start",
        gridTemplateColumns: `repeat(auto-fit, ${column})`,
      }}
    >
      {children}
    </Box>
  );
}
