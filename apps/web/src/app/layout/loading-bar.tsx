import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import { useIsNavigating } from "#lib/routing/navigation";
import { words } from "../words.ts";

/** A thin line while the next screen loads; appears only after a delay. */
export function LoadingBar() {
  const isLoading = useIsNavigating();
  return (
    <Box
      role="status"
      aria-label={isLoading ? words.loadingPage : undefined}
      sx={{ position: "fixed", zIndex: "tooltip" }}
    >
      {isLoading && <Box sx={line} />}
    </Box>
  );
}

const grow = keyframes`from { scale: 0 1; } to { scale: 0.85 1; }`;

const line = {
  position: "fixed",
  inset: "0 0 auto 0",
  height: 3,
  bgcolor: "primary.main",
  transformOrigin: "left",
  scale: "0 1",
  animation: `${grow} 4s 150ms cubic-bezier(0.2, 0, 0, 1) forwards`,
};
