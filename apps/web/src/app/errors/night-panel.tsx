import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";

interface NightPanelProps {
  /** Lies along the ground; drawn in a box of 1144 by 380, of which a phone sees the middle. */
  drawing: ReactNode;
  children: ReactNode;
}

/** The sky at dusk, for when somebody has lost the way: words above, a drawing beneath. */
export function NightPanel({ drawing, children }: NightPanelProps) {
  return (
    <Box sx={panel}>
      <Box sx={words}>{children}</Box>
      <Box
        component="svg"
        viewBox="0 0 1144 380"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        sx={ground}
      >
        {drawing}
      </Box>
    </Box>
  );
}

const panel = {
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  borderRadius: 2,
  color: "stage.cream",
  background: colourVar("stage.sky"),
} as const;

const words = {
  position: "relative",
  px: { xs: 3, sm: 6, lg: 8 },
  pt: { xs: 5, sm: 7, lg: 8 },
};

const ground = { display: "block", width: 1, height: "clamp(240px, 30vw, 380px)" };
