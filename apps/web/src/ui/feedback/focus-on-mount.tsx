import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Takes the focus when it appears: for a result that replaces what had it. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  return (
    <Box ref={focus} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      {children}
    </Box>
  );
}

// One function for every drawing: a new one would take the focus each time.
function focus(element: HTMLElement | null): void {
  element?.focus();
}
