import Box from "@mui/material/Box";
import { colourVar } from "#theme/colour-var";

interface RingTimerProps {
  /** Accessible name of the timer. */
  label: string;
  /** Remaining share, from 1 to 0. */
  share: number;
  /** Text in the middle, such as `24:10`. */
  text: string;
  /** Width and height in pixels. */
  size?: number;
}

const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring that shows a remaining share. */
export function RingTimer({ label, share, text, size = 120 }: RingTimerProps) {
  const left = Math.min(Math.max(share, 0), 1);
  return (
    <Box role="timer" aria-label={label} sx={{ position: "relative", width: size, height: size }}>
      <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden="true">
        <g fill="none" strokeWidth="8">
          <circle cx="60" cy="60" r={RADIUS} stroke={colourVar("divider")} />
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            stroke={left > 0 ? colourVar("primary.main") : "none"}
            strokeLinecap="round"
            strokeDasharray={`${left * ROUND} ${ROUND}`}
            transform="rotate(-90 60 60)"
          />
        </g>
      </svg>
      <Box sx={{ ...centre, fontSize: size / 6 }}>{text}</Box>
    </Box>
  );
}

const centre = {
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  fontVariantNumeric: "tabular-nums",
} as const;
