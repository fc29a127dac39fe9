import type { CardPicture } from "@codetale/domain/stories/pictures/cards";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Fragment, use, type MouseEvent } from "react";
import { colourVar } from "#theme/colour-var";
import { durations, EASING } from "#theme/motion";
import { useObserved, type ObservedValue } from "#lib/observed-value";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { textDirection } from "../language-tag.ts";
import { captionWords } from "../narration/caption-words.ts";
import { ChoicePicture } from "./choice-picture.tsx";
import { lowAndWide } from "./faces-line.ts";
import { TapAgainIcon } from "./stage-icons.tsx";
import { StoryLanguage, StoryText } from "./story-text.tsx";

interface ChoiceCardProps {
  text: string;
  /** Counts from 1; also the key that takes the choice. */
  number: number;
  picture: CardPicture | null;
  isOpen: boolean;
  /** Whether it is being read. */
  isLit: boolean;
  /** Whether the next tap takes it. */
  isSelected: boolean;
  /** Index of the word that is heard while it is lit. */
  word: ObservedValue<number>;
  onTap: () => void;
  /** Takes it at once, by a key or a screen reader. */
  onTake: () => void;
}

/** One choice: picture, number and words; a tap reads it, a second one takes it. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { words } = usePlayerWords();
  const { text, number, picture, isOpen, isLit, isSelected, word, onTap, onTake } = props;
  const press = ({ detail }: MouseEvent) => {
    // A click without a pointer comes from a key or a screen reader, which has read the card.
    if (detail === 0) onTake();
    else onTap();
  };
  return (
    <Box
      component="button"
      type="button"
      disabled={!isOpen}
      aria-keyshortcuts={String(number)}
      aria-description={isSelected ? words.tapAgain : undefined}
      data-lit={isLit || undefined}
      data-selected={isSelected || undefined}
      {...(number === 1 && isOpen && { "data-takes-focus": true })}
      onClick={press}
      sx={card}
    >
      {picture && <ChoicePicture picture={picture} />}
      <Typography component="span" variant="h2" aria-hidden sx={digit}>
        {number}
      </Typography>
      {isLit ? <LitWords text={text} word={word} /> : <StoryText>{text}</StoryText>}
      {isSelected && (
        <Box component="span" sx={badge}>
          <TapAgainIcon />
        </Box>
      )}
    </Box>
  );
}

/** The words of a card that is being read, the one that is heard marked. */
function LitWords({ text, word }: Pick<ChoiceCardProps, "text" | "word">) {
  const lang = use(StoryLanguage);
  const current = useObserved(word);
  return (
    <bdi lang={lang} dir={textDirection(lang)}>
      {captionWords(text).map((piece, index) => (
        <Fragment key={piece.at}>
          <Box
            component="span"
            data-heard={index === current || undefined}
            sx={index === current ? heard : undefined}
          >
            {piece.text}
          </Box>
          {piece.gap}
        </Fragment>
      ))}
    </bdi>
  );
}

const card = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 1.75,
  // A small child's fingertip, and its aim.
  minHeight: { xs: 88, sm: 112 },
  "@media (max-height: 520px)": { minHeight: 88 },
  px: 2.25,
  py: 1,
  border: 0,
  borderRadius: 4,
  color: "stage.night",
  bgcolor: "stage.cream",
  font: "inherit",
  fontSize: { xs: "1.1875rem", md: "1.3125rem" },
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "start",
  overflowWrap: "anywhere",
  "& bdi": { minWidth: 0 },
  // Picture over words, so that a row of cards leaves the faces above it free on a narrow screen.
  "[data-side-by-side] > &": {
    flexDirection: { xs: "column", lg: "row" },
    justifyContent: { xs: "flex-start", lg: "normal" },
    gap: { xs: 0.75, lg: 1.75 },
    px: { xs: 0.75, sm: 1.5, lg: 2.25 },
    fontSize: { xs: "1rem", sm: "1.1875rem", lg: "1.3125rem" },
    [lowAndWide]: { px: 0.75, fontSize: "1rem" },
    textAlign: { xs: "center", lg: "start" },
  },
  // A press that begins on words which are replaced meanwhile, as at the end of reading, is no click.
  "& > *": { pointerEvents: "none" },
  cursor: "pointer",
  touchAction: "manipulation",
  boxShadow: 12,
  transition: ["opacity", "background-color", "translate", "box-shadow"]
    .map((property) => `${property} ${durations.slow}ms ${EASING}`)
    .join(", "),
  "&:hover:enabled": { bgcolor: "stage.moon", translate: "0 -2px" },
  "&:active:enabled": { translate: "0 1px" },
  "&:focus-visible": {
    outline: "4px solid",
    outlineColor: "stage.lamp",
    outlineOffset: 3,
  },
  "&:disabled": { cursor: "default", opacity: 0.62, boxShadow: 0 },
  "&[data-lit]:enabled": {
    bgcolor: "stage.lamp",
    boxShadow: `0 0 0 4px ${colourVar("stage.cream")}, 0 0 48px ${colourVar("stage.lamp")}`,
  },
  "&[data-selected]:enabled": {
    translate: "0 -6px",
    boxShadow: `0 0 0 5px ${colourVar("stage.ember")}, 0 0 48px ${colourVar("stage.lamp")}`,
  },
} as const;

const digit = {
  color: "stage.ember",
  "[data-lit] &": { color: "stage.night" },
  "[data-side-by-side] &": {
    position: { xs: "absolute", lg: "static" },
    top: 6,
    insetInlineStart: 10,
    fontSize: { xs: "1.375rem", lg: "h2.fontSize" },
  },
} as const;

const heard = {
  borderRadius: "4px",
  color: "stage.cream",
  bgcolor: "stage.night",
  boxShadow: `0 0 0 0.14em ${colourVar("stage.night")}`,
} as const;

/** Over the card's corner, so that its words keep their place. */
const badge = {
  position: "absolute",
  top: -14,
  insetInlineEnd: -6,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  fontSize: "1.25rem",
  color: "stage.cream",
  bgcolor: "stage.ember",
  boxShadow: 6,
} as const;
