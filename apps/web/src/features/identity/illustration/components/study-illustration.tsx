import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { sideTexts } from "../../words.ts";
import { Desk } from "./desk.tsx";
import { DuskWindow } from "./dusk-window.tsx";
import { HangingKey } from "./hanging-key.tsx";
import { Laptop } from "./laptop.tsx";
import { Letter } from "./letter.tsx";
import { PinnedPhoto } from "./pinned-photo.tsx";
import { PinnedTicket } from "./pinned-ticket.tsx";
import { Whiteboard } from "./whiteboard.tsx";

type StudyDrawing = AccountRole | "letter" | "profile" | "key";

const drawings: Record<StudyDrawing, ReactNode> = {
  user: (
    <>
      <DuskWindow />
      <PinnedTicket />
      <Desk />
      <Laptop />
    </>
  ),
  coder: (
    <>
      <Whiteboard />
      <Desk />
      <Laptop />
    </>
  ),
  profile: (
    <>
      <DuskWindow />
      <PinnedPhoto />
      <Desk />
      <Laptop />
    </>
  ),
  key: (
    <>
      <DuskWindow />
      <HangingKey />
      <Desk />
      <Laptop />
    </>
  ),
  letter: (
    <>
      <DuskWindow />
      <Desk />
      <Letter />
    </>
  ),
};

/** A look into the study beside a form, with a line of what it is for. */
export function StudyIllustration({ scene }: { scene: StudyDrawing }) {
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
        {drawings[scene]}
      </Box>
    </Box>
  );
}

/** Stays in sight beside a form that is longer than the window. */
const pane = {
  position: "sticky",
  top: 0,
  height: "100%",
  maxHeight: "max(640px, min(820px, 100dvh - 80px))",
  display: "flex",
  flexDirection: "column",
  gap: 3,
} as const;

/** The desk runs out of the drawing on both sides, to the edges of the pane. */
const drawing = { flex: 1, minHeight: 0, width: "100%", overflow: "visible" } as const;
