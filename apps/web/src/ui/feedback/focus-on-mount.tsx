import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Takes the focus when mounted: for a result that replaces the element that had it. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  return (
    <Box ref={focus} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      {children}
    </Box>
  );
}

// The same function on each render: a new ref callback would take the focus again.
function focus(element: HTMLElement | null): void {
  element?.focus();
}
