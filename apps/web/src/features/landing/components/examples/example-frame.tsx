import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface ExampleFrameProps {
  /** Text alternative for screen readers. */
  label: string;
  children: ReactNode;
}

/** Shows parts of the real screens as one image: inert, and read as `label`. */
export function ExampleFrame({ label, children }: ExampleFrameProps) {
  return (
    <Box role="img" aria-label={label}>
      <div inert>{children}</div>
    </Box>
  );
}
