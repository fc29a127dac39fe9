import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { plotIds, plots, type PlotId } from "./plots.ts";
import type { Plot } from "./plot.ts";
import { themesOf } from "./understanding/read-wishes.ts";
import { storyLocales } from "./story-locales.ts";
import { isHard, isThemeId } from "./themes.ts";

/**
 * Whether a story of any storyteller is about a hard theme: by its plot, which is known of our own
 * alone, or by the themes of its objectives: those that the parent chose, else those that are understood.
 */
export function isGentleStory(
  { objectives, themes = [], language }: Pick<StoryWishes, "objectives" | "themes" | "language">,
  plot: string | null,
): boolean {
  const known = plotIds.find((id) => id === plot);
  if (known && plotOf(known).gentle) return true;
  const spoken = storyLanguageOf(language);
  const told = spoken ? themesOf({ objectives, themes }, storyLocales[spoken]) : themes;
  return told.some((theme) => theme !== null && isThemeId(theme) && isHard(theme));
}

function plotOf(id: PlotId): Plot {
  return plots[id];
}
