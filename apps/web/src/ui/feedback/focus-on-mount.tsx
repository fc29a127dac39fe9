import Box from "@mui/material/Box";
import { useEffect, useRef, type ReactNode } from "react";

/** Takes the focus when mounted: for a result that replaces the element that had it. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  // In an effect: a dialog that closes at the same time has restored the focus by then.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Box ref={frame} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      {children}
    </Box>
  );
}
