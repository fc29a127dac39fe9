import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";

interface NightPanelProps {
  /** Address of a picture of 1144 by 380 that lies along the ground; a phone shows its middle. */
  picture: string;
  children: ReactNode;
}

/** The sky at dusk, for pages that report a failure: words above, a picture beneath. */
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
