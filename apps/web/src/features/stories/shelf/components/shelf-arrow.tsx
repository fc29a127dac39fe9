import Box from "@mui/material/Box";
import { ArrowLeftIcon, ArrowRightIcon } from "#ui/display/icons";
import { nightVeil } from "../../player/components/night-backdrop.ts";
import { words } from "../words.ts";

interface ShelfArrowProps {
  direction: "earlier" | "later";
  /** Null where there is no such page: the button keeps its place. */
  onTurn: (() => void) | null;
}

/** A big round arrow that turns the shelf's pages. */
export function ShelfArrow({ direction, onTurn }: ShelfArrowProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={words[direction]}
      disabled={onTurn === null}
      onClick={() => onTurn?.()}
      sx={arrow}
    >
      {direction === "earlier" ? <ArrowLeftIcon size={36} /> : <ArrowRightIcon size={36} />}
    </Box>
  );
}

const arrow = {
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  p: 0,
  border: "3px solid",
  borderColor: "stage.cream",
  borderRadius: "50%",
  color: "stage.cream",
  bgcolor: nightVeil(80),
  cursor: "pointer",
  touchAction: "manipulation",
  "&:focus-visible": { outline: "4px solid", outlineColor: "stage.lamp", outlineOffset: 3 },
  "&:disabled": { visibility: "hidden" },
} as const;
