import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";

interface NightPanelProps {
  /** URL of a 1144 × 380 image for the lower edge; narrow screens show its middle. */
  picture: string;
  children: ReactNode;
}

/** The dark panel of pages that report a failure: text above, a picture below. */
export function NightPanel({ picture, children }: NightPanelProps) {
  return (
    <Box sx={panel}>
      <Box sx={words}>{children}</Box>
      <Box component="img" src={picture} alt="" sx={ground} />
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
