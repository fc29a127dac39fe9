import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Shows parts of the real screens as one image: inert, and read aloud as `label`. */
export function ExampleFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="img" aria-label={label}>
      <div inert>{children}</div>
    </Box>
  );
}
