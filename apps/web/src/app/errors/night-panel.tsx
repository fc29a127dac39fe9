import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";
import { ErrorNumber } from "#ui/feedback/error-number";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";

interface NightPanelProps {
  /** URL of a 1144 × 380 image for the lower edge; narrow screens show its middle. */
  picture: string;
  title: string;
  text: string;
  /** Of a failure that the operators' log has. */
  number?: string | null;
  /** Buttons. */
  children: ReactNode;
}

/** A page that reports a failure on a dark panel: text above, a picture below. */
export function NightPanel({ picture, title, text, number = null, children }: NightPanelProps) {
  return (
    <PageContainer>
      <Box sx={panel}>
        <Box sx={words}>
          <PageHeading title={title} />
          <Typography
            variant="subtitle1"
            sx={{ mt: 1.5, maxWidth: "52ch", color: "stage.mutedCream" }}
          >
            {text}
          </Typography>
          {number !== null && <ErrorNumber number={number} />}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3 }}>{children}</Box>
        </Box>
        <Box component="img" src={picture} alt="" sx={ground} />
      </Box>
    </PageContainer>
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
