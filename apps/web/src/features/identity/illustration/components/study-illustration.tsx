import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { schemeColours } from "#theme/svg-colours";
import { SvgPart } from "#ui/display/svg-picture";
import { sideTexts } from "../../words.ts";
import desk from "../pictures/desk.svg?raw";
import duskWindow from "../pictures/dusk-window.svg?raw";
import hangingKey from "../pictures/hanging-key.svg?raw";
import laptop from "../pictures/laptop.svg?raw";
import letter from "../pictures/letter.svg?raw";
import pinnedPhoto from "../pictures/pinned-photo.svg?raw";
import pinnedTicket from "../pictures/pinned-ticket.svg?raw";
import whiteboard from "../pictures/whiteboard.svg?raw";

export type StudyScene = AccountRole | "letter" | "profile" | "key";

/** The parts of each drawing, from back to front; all share one viewBox. */
const drawings: Record<StudyScene, readonly string[]> = {
  user: [duskWindow, pinnedTicket, desk, laptop],
  coder: [whiteboard, desk, laptop],
  profile: [duskWindow, pinnedPhoto, desk, laptop],
  key: [duskWindow, hangingKey, desk, laptop],
  letter: [duskWindow, desk, letter],
};

/** The illustration beside a form, with a caption. */
export function StudyIllustration({ scene }: { scene: StudyScene }) {
  const { eyebrow, line } = sideTexts[scene];
  return (
    <Box sx={pane}>
      <Box sx={{ px: { md: 4, lg: 6 }, pt: { md: 4, lg: 6 } }}>
        <Typography variant="eyebrow" component="p" color="tone.pine.text">
          {eyebrow}
        </Typography>
        <Typography variant="h2" component="p" sx={{ mt: 1, maxWidth: "16ch" }}>
          {line}
        </Typography>
      </Box>
      <Box
        component="svg"
        viewBox="76 200 612 620"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden
        sx={drawing}
      >
        {drawings[scene].map((file) => (
          <SvgPart key={file} file={file} />
        ))}
      </Box>
    </Box>
  );
}

/** Stays visible beside a form that is longer than the window. */
const pane = {
  position: "sticky",
  top: 0,
  height: "100%",
  maxHeight: "max(640px, min(820px, 100dvh - 80px))",
  display: "flex",
  flexDirection: "column",
  gap: 3,
} as const;

/** The desk extends beyond the drawing to both edges of the pane. */
const drawing = {
  ...schemeColours,
  flex: 1,
  minHeight: 0,
  width: "100%",
  overflow: "visible",
} as const;
