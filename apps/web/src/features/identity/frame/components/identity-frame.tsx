import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { PageHeading } from "#ui/layout/page-heading";
import {
  StudyIllustration,
  type StudyScene,
} from "../../illustration/components/study-illustration.tsx";

interface IdentityFrameProps {
  /** The document's title. */
  title: string;
  heading: string;
  intro?: ReactNode;
  /** The illustration in the other pane, shown from the middle breakpoint up. */
  scene: StudyScene;
  children: ReactNode;
}

/** The layout of every identity screen: a form, and an illustration beside it. */
export function IdentityFrame({ title, heading, intro, scene, children }: IdentityFrameProps) {
  return (
    <Box sx={frame}>
      <Box sx={formPane}>
        <Box sx={{ width: "100%", maxWidth: 440 }}>
          <PageHeading title={title} variant="h2">
            {heading}
          </PageHeading>
          {intro && (
            <Typography
              component="p"
              variant="subtitle1"
              color="text.secondary"
              sx={{ mt: 1.5, textWrap: "pretty" }}
            >
              {intro}
            </Typography>
          )}
          <Box sx={{ display: "grid", gap: 2.5, mt: { xs: 3, md: 4 } }}>{children}</Box>
        </Box>
      </Box>
      <Box sx={sidePane}>
        <StudyIllustration scene={scene} />
      </Box>
    </Box>
  );
}

const frame = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
  minHeight: { md: 720 },
} as const;

const formPane = {
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  px: { xs: 2, sm: 3, md: 6 },
  py: { xs: 4, md: 7 },
} as const;

const sidePane = {
  display: { xs: "none", md: "block" },
  overflow: "clip",
  borderLeft: "1px solid",
  borderColor: "divider",
  bgcolor: "tone.pine.wash",
} as const;
