import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { colourVar } from "#theme/colour-var";
import { durations, EASING } from "#theme/motion";
import { words } from "../words.ts";
import { StoryText } from "./story-text.tsx";

interface ChoiceCardsProps {
  choices: readonly string[];
  /** Whether a choice may be made now. */
  isOpen: boolean;
  /** Index of the choice that is being read out. */
  highlighted: number | null;
  onChoose: (index: number) => void;
}

/** A scene's choices as cards, large enough for a child to hit; each shows its number key. */
export function ChoiceCards({ choices, isOpen, highlighted, onChoose }: ChoiceCardsProps) {
  return (
    <Box role="group" aria-label={words.choices} sx={grid} data-count={choices.length}>
      {choices.map((choice, index) => (
        <Box
          key={choice}
          component="button"
          type="button"
          disabled={!isOpen}
          aria-keyshortcuts={String(index + 1)}
          data-lit={highlighted === index || undefined}
          {...(index === 0 && isOpen && { "data-takes-focus": true })}
          onClick={() => onChoose(index)}
          sx={card}
        >
          <Typography component="span" variant="h2" aria-hidden sx={number}>
            {index + 1}
          </Typography>
          <StoryText>{choice}</StoryText>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: "grid",
  width: 1,
  maxWidth: 1100,
  gap: { xs: 1.25, sm: 2 },
  gridTemplateColumns: "1fr",
  "@media (min-width: 600px) and (min-height: 521px)": {
    gridTemplateColumns: "repeat(2, 1fr)",
    '&[data-count="3"]': { gridTemplateColumns: "repeat(3, 1fr)" },
    '&[data-count="4"]': { gridTemplateColumns: { sm: "repeat(2, 1fr)", lg: "repeat(4, 1fr)" } },
  },
} as const;

const card = {
  display: "flex",
  alignItems: "center",
  gap: 1.75,
  minHeight: { xs: 68, sm: 88 },
  "@media (max-height: 520px)": { minHeight: 64 },
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
  cursor: "pointer",
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
  "&[data-lit]": {
    bgcolor: "stage.lamp",
    boxShadow: `0 0 0 4px ${colourVar("stage.cream")}, 0 0 48px ${colourVar("stage.lamp")}`,
  },
} as const;

const number = { color: "stage.ember", "[data-lit] &": { color: "stage.night" } } as const;
