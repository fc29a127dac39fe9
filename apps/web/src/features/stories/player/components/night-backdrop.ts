import { colourVar } from "#theme/colour-var";

/** A dark, blurred backdrop that keeps text readable over any part of a picture. */
export const nightBackdrop = {
  position: "relative",
  isolation: "isolate",
  "&::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: "-12px -28px",
    borderRadius: "48px",
    background: `color-mix(in srgb, ${colourVar("stage.night")} 86%, transparent)`,
    filter: "blur(22px)",
  },
} as const;
