/** How a child looks who practises a theme: while the child decides how, and once it is done. */
import type { Mood } from "@codetale/domain/stories/pictures/figures";
import type { ThemeId } from "./themes.ts";

export interface ThemeMoods {
  asks: Mood;
  outcome: Mood;
}

export function moodsOf(theme: ThemeId): ThemeMoods {
  return themeMoods[theme] ?? { asks: "calm", outcome: "happy" };
}

/** Of the themes that something hard is about; the others are practised calmly, and end happily. */
const themeMoods: Partial<Record<ThemeId, ThemeMoods>> = {
  anger: { asks: "angry", outcome: "calm" },
  jealousy: { asks: "sad", outcome: "happy" },
  dark: { asks: "afraid", outcome: "calm" },
  shyness: { asks: "shy", outcome: "happy" },
  losing: { asks: "sad", outcome: "calm" },
  sadness: { asks: "sad", outcome: "calm" },
  worries: { asks: "afraid", outcome: "calm" },
  nightmares: { asks: "afraid", outcome: "calm" },
  parting: { asks: "sad", outcome: "calm" },
};
