import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { ReactNode, Ref } from "react";
import { colourVar } from "#theme/colour-var";
import { facesLine, LOW_PICTURE_WIDTH, lowAndWide } from "./faces-line.ts";

interface StageProps {
  ref?: Ref<HTMLDivElement>;
  /** The tag of the language that the player's texts are in. */
  lang?: string;
  /** Whether the light is low, for somebody who is to fall asleep. */
  isDim?: boolean;
  /** Fixed behind everything while the rest scrolls. */
  picture: ReactNode;
  bar: ReactNode;
  /** At the top; null where the actions have the whole stage. */
  caption: ReactNode;
  /** The actions, at the bottom. */
  children: ReactNode;
}

/**
 * The player's full-screen layout: caption above, the picture free in the middle, actions below. On
 * a low wide screen the actions stand beside caption and picture; what does not fit scrolls.
 */
export function Stage(props: StageProps) {
  const { ref, lang, isDim = false, picture, bar, caption, children } = props;
  return (
    <Box ref={ref} lang={lang} data-dim={isDim || undefined} sx={stage}>
      <GlobalStyles styles={nightBehind} />
      <Box aria-hidden sx={behind}>
        {picture}
      </Box>
      {bar}
      <Box sx={stack}>
        {caption !== null && <Box sx={{ minWidth: 0 }}>{caption}</Box>}
        <Box sx={below}>{children}</Box>
      </Box>
    </Box>
  );
}

/**
 * The page behind the stage, seen when it is overscrolled, and its scroll bar are dark as well.
 * Messages appear under the bar, since below they would cover the actions.
 */
const nightBehind = {
  html: {
    overflowY: "auto !important",
    scrollbarColor: `${colourVar("stage.farHill")} transparent`,
    "--messages-top": "calc(var(--banner-height, 0px) + 52px)",
    "--messages-bottom": "auto",
  },
  "html, body": { background: `${colourVar("stage.night")} !important` },
} as const;

const DIMMING = "3s ease-in-out";

const stage = {
  ...facesLine,
  // `nightBackdrop` is wider than a small screen.
  overflowX: "clip",
  position: "relative",
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minHeight: "calc(100dvh - var(--banner-height, 0px))",
  color: "stage.cream",
  isolation: "isolate",
} as const;

const behind = {
  position: "fixed",
  inset: 0,
  zIndex: -1,
  overflow: "hidden",
  transition: `filter ${DIMMING}`,
  "[data-dim] > &": { filter: "brightness(0.42) saturate(0.8)" },
  [lowAndWide]: {
    width: LOW_PICTURE_WIDTH,
    maskImage: "linear-gradient(to left, transparent, #000 48px)",
  },
} as const;

const stack = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: 2,
  px: { xs: 2, sm: 4 },
  pb: "max(16px, env(safe-area-inset-bottom))",
  [lowAndWide]: {
    display: "grid",
    gridTemplateColumns: `${LOW_PICTURE_WIDTH}fr ${1 - LOW_PICTURE_WIDTH}fr`,
    alignItems: "start",
    columnGap: 3,
  },
} as const;

const below = {
  // Above the caption's `nightBackdrop`.
  position: "relative",
  zIndex: 1,
  mt: "auto",
  transition: `filter ${DIMMING}`,
  "[data-dim] &": { filter: "brightness(0.72)" },
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: { xs: 1.5, sm: 2 },
  [lowAndWide]: { alignSelf: "end", "&:only-child": { gridColumn: "1 / -1" } },
  // With the whole stage for themselves, they stand in its middle.
  "&:only-child": { mb: "auto" },
} as const;
