import type { Sky } from "@codetale/domain/stories/pictures/figures";

/**
 * CSS filters. Settings are drawn as seen at dusk; the filter makes other hours and weather of them.
 */
export const lightOf: Readonly<Record<Sky, string>> = {
  day: "brightness(1.35) saturate(0.95)",
  dusk: "none",
  night: "brightness(0.72) saturate(0.85)",
  rain: "brightness(0.95) saturate(0.6)",
  snow: "brightness(1.25) saturate(0.65)",
};
