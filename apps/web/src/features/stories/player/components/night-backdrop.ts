import { colourVar } from "#theme/colour-var";

/** Night behind words, wherever in a picture they come to stand: soft at its edges. */
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
