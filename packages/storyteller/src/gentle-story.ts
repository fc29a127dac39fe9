import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { plotIds, plots, type PlotId } from "./plots.ts";
import type { Plot } from "./plot.ts";
import { themesOf } from "./understanding/read-wishes.ts";
import { storyLocales } from "./story-locales.ts";
import { isHard } from "./themes.ts";

/**
 * Whether a story of any storyteller is about a hard theme: by its plot, which is known of our own
 * alone, or by its objectives as far as they are understood.
 */
export function isGentleStory(
  { objectives, language }: Pick<StoryWishes, "objectives" | "language">,
  plot: string | null,
): boolean {
  const known = plotIds.find((id) => id === plot);
  if (known && plotOf(known).gentle) return true;
  const spoken = storyLanguageOf(language);
  const themes = spoken ? themesOf({ objectives }, storyLocales[spoken]) : [];
  return themes.some((theme) => theme !== null && isHard(theme));
}

function plotOf(id: PlotId): Plot {
  return plots[id];
}
