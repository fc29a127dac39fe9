import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface ExampleFrameProps {
  /** Says what is shown, for those who cannot see it. */
  label: string;
  children: ReactNode;
}

/** A piece of a real screen, shown as a picture: nothing in it can be pressed. */
export function ExampleFrame({ label, children }: ExampleFrameProps) {
  return (
    <Box role="img" aria-label={label}>
      <div inert>{children}</div>
    </Box>
  );
}
