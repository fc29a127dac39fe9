import { colourVar } from "#theme/colour-var";

/** The colour of the night, translucent. @param percent 100 is opaque */
export function nightVeil(percent: number): string {
  return `color-mix(in srgb, ${colourVar("stage.night")} ${percent}%, transparent)`;
}

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
    background: nightVeil(86),
    filter: "blur(22px)",
  },
} as const;
