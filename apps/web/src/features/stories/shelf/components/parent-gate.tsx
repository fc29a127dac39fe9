import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import { useState, type MouseEvent } from "react";
import { colourVar } from "#theme/colour-var";
import { nightVeil } from "../../player/components/night-backdrop.ts";
import { HOLD_MS, useHold } from "../hooks/use-hold.ts";
import { words } from "../words.ts";
import { LockIcon } from "./shelf-icons.tsx";
import { ParentQuestion } from "./parent-question.tsx";

/**
 * Leads from the shelf to the parents' screens: a button that is held for three seconds, or, for who
 * cannot hold one, a sum in words. A screen reader's click asks for the sum.
 */
export function ParentGate({ onOpen }: { onOpen: () => void }) {
  const [isHinted, setIsHinted] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { isHeld, handlers } = useHold(onOpen, () => setIsHinted(true));
  const click = ({ detail }: MouseEvent) => {
    if (detail === 0) setIsAsked(true);
  };
  return (
    <Box sx={gate}>
      <Box
        component="button"
        type="button"
        data-held={isHeld || undefined}
        {...handlers}
        onClick={click}
        onContextMenu={(event: MouseEvent) => event.preventDefault()}
        sx={button}
      >
        <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={ring}>
          <circle cx="24" cy="24" r={RADIUS} />
        </Box>
        <LockIcon />
        {words.parents}
      </Box>
      <Box role="status" sx={{ gridColumn: "1 / -1" }}>
        {isHinted && (
          <Box sx={hint}>
            {words.holdHint}{" "}
            <Box component="button" type="button" onClick={() => setIsAsked(true)} sx={instead}>
              {words.askInstead}
            </Box>
          </Box>
        )}
      </Box>
      {isAsked && <ParentQuestion onRight={onOpen} onClose={() => setIsAsked(false)} />}
    </Box>
  );
}

const RADIUS = 21;
const ROUND = 2 * Math.PI * RADIUS;

const fill = keyframes`to { stroke-dashoffset: 0; }`;

const gate = { position: "relative", ml: "auto" } as const;

const button = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 1.25,
  minHeight: 48,
  pl: 1.5,
  pr: 2,
  border: 0,
  borderRadius: 999,
  color: "stage.cream",
  bgcolor: nightVeil(72),
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  userSelect: "none",
  WebkitTouchCallout: "none",
  touchAction: "none",
  "& > *": { pointerEvents: "none" },
  "&:focus-visible": { outline: "3px solid", outlineColor: "stage.lamp", outlineOffset: 2 },
} as const;

/** Fills while the button is held; without motion, it appears whole. */
const ring = {
  position: "absolute",
  left: 0,
  top: "50%",
  width: 48,
  height: 48,
  translate: "0 -50%",
  rotate: "-90deg",
  "& circle": {
    fill: "none",
    stroke: "transparent",
    strokeWidth: 4,
    strokeDasharray: ROUND,
    strokeDashoffset: ROUND,
  },
  "[data-held] > & circle": {
    stroke: colourVar("stage.lamp"),
    animation: `${fill} ${HOLD_MS}ms linear forwards`,
    "@media (prefers-reduced-motion: reduce)": { animation: "none", strokeDashoffset: 0 },
  },
} as const;

const hint = {
  position: "absolute",
  zIndex: 1,
  right: 0,
  top: "calc(100% + 8px)",
  width: "max-content",
  maxWidth: "min(320px, 90vw)",
  px: 2,
  py: 1,
  borderRadius: 2,
  bgcolor: nightVeil(94),
} as const;

const instead = {
  p: 0,
  minHeight: 32,
  border: 0,
  color: "stage.lamp",
  bgcolor: "transparent",
  font: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
  "&:focus-visible": { outline: "3px solid", outlineColor: "stage.lamp", outlineOffset: 2 },
} as const;
