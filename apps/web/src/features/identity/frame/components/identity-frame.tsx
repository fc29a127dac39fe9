import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";
import { useLocation } from "#lib/routing/navigation";
import { schemeColours } from "#theme/svg-colours";
import { SvgPart } from "#ui/display/svg-picture";
import { Notice } from "#ui/feedback/notice";
import { PageHeading } from "#ui/layout/page-heading";
import { readNavigationState } from "../../navigation-state.ts";
import { arrivalWords, sideTexts } from "../../words.ts";
import desk from "../pictures/desk.svg?raw";
import duskWindow from "../pictures/dusk-window.svg?raw";
import hangingKey from "../pictures/hanging-key.svg?raw";
import laptop from "../pictures/laptop.svg?raw";
import letter from "../pictures/letter.svg?raw";
import pinnedPhoto from "../pictures/pinned-photo.svg?raw";
import pinnedTicket from "../pictures/pinned-ticket.svg?raw";
import whiteboard from "../pictures/whiteboard.svg?raw";

type StudyScene = AccountRole | "letter" | "profile" | "key";

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
  const { key } = useLocation();
  /** The history entry in which a form was last submitted; what it says now is newer than the notice. */
  const [submittedIn, setSubmittedIn] = useState<string | null>(null);
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
          <Box sx={content} onSubmit={() => setSubmittedIn(key)}>
            {submittedIn !== key && <ArrivalNotice />}
            {children}
          </Box>
        </Box>
      </Box>
      <Box sx={sidePane}>
        <StudyIllustration scene={scene} />
      </Box>
    </Box>
  );
}

/** Says why the user was sent to this screen. */
function ArrivalNotice() {
  const { arrival, message } = readNavigationState(useLocation().state);
  if (arrival === null) return null;
  const isGood = arrival === "registered" || arrival === "password-set";
  return <Notice tone={isGood ? "success" : "info"}>{message ?? arrivalWords[arrival]}</Notice>;
}

/** The parts of each drawing, from back to front; all share one viewBox. */
const drawings: Record<StudyScene, readonly string[]> = {
  user: [duskWindow, pinnedTicket, desk, laptop],
  coder: [whiteboard, desk, laptop],
  profile: [duskWindow, pinnedPhoto, desk, laptop],
  key: [duskWindow, hangingKey, desk, laptop],
  letter: [duskWindow, desk, letter],
};

/** The illustration beside a form, with a caption. */
function StudyIllustration({ scene }: { scene: StudyScene }) {
  const { eyebrow, line } = sideTexts[scene];
  return (
    <Box sx={illustration}>
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

const content = { display: "grid", gap: 2.5, mt: { xs: 3, md: 4 } } as const;

const sidePane = {
  display: { xs: "none", md: "block" },
  overflow: "clip",
  borderLeft: "1px solid",
  borderColor: "divider",
  bgcolor: "tone.pine.wash",
} as const;

/** Stays visible beside a form that is longer than the window. */
const illustration = {
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
