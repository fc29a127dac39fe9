import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A choice and a search, by which a list is filtered. */
export function Filters({ children }: { children: ReactNode }) {
  return <Box sx={filters}>{children}</Box>;
}

const filters = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
  gap: 2,
} as const;
