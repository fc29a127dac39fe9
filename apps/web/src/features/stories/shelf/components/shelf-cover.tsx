import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import type { MouseEvent } from "react";
import { colourVar } from "#theme/colour-var";
import { durations, EASING } from "#theme/motion";
import { StoryCover } from "../../drawing/story-cover.tsx";
import { TapAgainIcon } from "../../player/components/stage-icons.tsx";
import { textDirection } from "../../player/language-tag.ts";
import { shownTitle } from "../shown-title.ts";
import { words } from "../words.ts";

interface ShelfCoverProps {
  story: Story;
  /** Whether the next tap opens it. */
  isSelected: boolean;
  /** Its place among the stories that play one after the other, from 1; null where it does not wait. */
  queuePlace: number | null;
  onTap: () => void;
  /** Opens it at once, by a key or a screen reader. */
  onOpen: () => void;
}

/** A story on the shelf: a tap speaks its title, a second one opens it; one of the queue has its number. */
export function ShelfCover({ story, isSelected, queuePlace, onTap, onOpen }: ShelfCoverProps) {
  const { text, lang } = shownTitle(story);
  const press = ({ detail }: MouseEvent) => {
    // A click without a pointer comes from a key or a screen reader, which has read the title.
    if (detail === 0) onOpen();
    else onTap();
  };
  return (
    <Box
      component="button"
      type="button"
      aria-description={descriptionOf(isSelected, queuePlace)}
      data-selected={isSelected || undefined}
      onClick={press}
      sx={book}
    >
      <Box sx={picture}>
        <StoryCover story={story} isFilling />
      </Box>
      <Box component="bdi" lang={lang} dir={textDirection(lang)} sx={name}>
        {text}
      </Box>
      {queuePlace !== null && (
        <Box component="span" aria-hidden sx={number}>
          {queuePlace}
        </Box>
      )}
      {isSelected && (
        <Box component="span" sx={badge}>
          <TapAgainIcon />
        </Box>
      )}
    </Box>
  );
}

function descriptionOf(isSelected: boolean, queuePlace: number | null): string | undefined {
  const parts = [
    ...(queuePlace === null ? [] : [words.queued(queuePlace)]),
    ...(isSelected ? [words.tapAgain] : []),
  ];
  return parts.length > 0 ? parts.join(". ") : undefined;
}

const book = {
  position: "relative",
  display: "grid",
  minWidth: 0,
  p: 0,
  border: 0,
  borderRadius: 3,
  overflow: "clip",
  color: "stage.night",
  bgcolor: "stage.cream",
  font: "inherit",
  cursor: "pointer",
  touchAction: "manipulation",
  boxShadow: 12,
  transition: ["translate", "box-shadow"]
    .map((property) => `${property} ${durations.slow}ms ${EASING}`)
    .join(", "),
  "& > *": { pointerEvents: "none" },
  "&:focus-visible": { outline: "4px solid", outlineColor: "stage.lamp", outlineOffset: 3 },
  "&[data-selected]": {
    translate: "0 -6px",
    boxShadow: `0 0 0 6px ${colourVar("stage.ember")}, 0 0 48px ${colourVar("stage.lamp")}`,
  },
} as const;

const picture = { position: "relative", aspectRatio: "4 / 3", overflow: "hidden" } as const;

const name = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  height: "calc(2 * 1.2em + 14px)",
  px: 1.25,
  pt: "7px",
  boxSizing: "border-box",
  fontWeight: 700,
  fontSize: { xs: "0.9375rem", sm: "1.125rem" },
  lineHeight: 1.2,
  overflowWrap: "anywhere",
} as const;

const sign = {
  position: "absolute",
  top: 8,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
} as const;

const badge = { ...sign, right: 8, color: "stage.cream", bgcolor: "stage.ember" } as const;

const number = {
  ...sign,
  left: 8,
  color: "stage.night",
  bgcolor: "stage.lamp",
  fontSize: "1.5rem",
  fontWeight: 700,
} as const;
