/** Global styles of the page, including those for users who prefer reduced motion. */
import type { CSSObject, Theme } from "@mui/material/styles";
import { durations, EASING } from "./motion.ts";

export function baseStyles({ vars }: Theme): Record<string, CSSObject> {
  const { palette } = vars;
  return {
    html: { scrollPaddingTop: 96, overflowY: "scroll", textSizeAdjust: "100%" },
    body: { overflowWrap: "break-word", minHeight: "100dvh" },
    "::selection": { background: palette.tone.marigold.wash, color: palette.text.primary },
    ':where(a, button, summary, [tabindex="0"]):focus-visible': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    "h1:focus, main:focus": { outline: "none" },
    "code, pre, kbd": { fontVariantLigatures: "none" },
    "::view-transition-old(root), ::view-transition-new(root)": {
      animationDuration: `${durations.usual}ms`,
      animationTimingFunction: EASING,
    },
    // The system paints every ground alike there, so that only lines tell things apart.
    "@media (forced-colors: active)": {
      "[aria-current]": { outline: "2px solid Highlight", outlineOffset: -2 },
      // Those of ours without a line of their own; MUI's have theirs in `button-styles.ts`.
      "button:not(.MuiButtonBase-root, .MuiLink-root)": {
        border: "1px solid ButtonBorder !important",
      },
    },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        // Any longer, and each change of any property of any element would come a frame late.
        transitionDuration: "0s !important",
        scrollBehavior: "auto !important",
      },
      "::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)": {
        animation: "none !important",
      },
    },
  };
}
