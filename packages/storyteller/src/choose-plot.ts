/** Chooses the plot that suits the wishes; of equals the dice choose. */
import type { Dice } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { isByDay } from "./daylight.ts";
import type { Plot } from "./plot.ts";
import { plotIds, plots, type PlotId } from "./plots.ts";
import type { StoryLocale } from "./story-locale.ts";
import { isHard, needsDaylight, type ThemeId } from "./themes.ts";
import { mayBeHard, readInterests } from "./understanding/read-wishes.ts";

interface Wanted {
  wishes: StoryWishes;
  /** Of the objectives; null for those that are only mentioned. */
  themes: readonly (ThemeId | null)[];
  locale: StoryLocale;
  /** The plots that the family has had. */
  told: readonly string[];
  /** The plot of the story that is told again, which is kept or avoided; null for none. */
  earlier: { plot: string; isKept: boolean } | null;
}

/**
 * Hard themes, and what may be one, have gentle plots; themes that need daylight have plots by day where these are
 * gentle enough. A plot comes again only after all others have been told, unless an earlier story is told again in its
 * own.
 */
export function choosePlot({ wishes, themes, locale, told, earlier }: Wanted, dice: Dice): PlotId {
  const isGentle = themes.some((theme, index) =>
    theme === null ? mayBeHard(wishes.objectives[index] ?? "", locale) : isHard(theme),
  );
  const suitable = plotIds.filter((id) => (plotOf(id).gentle ?? false) === isGentle);
  const kept = suitable.find((id) => earlier?.isKept === true && id === earlier.plot);
  if (kept) return kept;
  const others = suitable.filter((id) => id !== earlier?.plot);
  const light = themes.some((theme) => theme !== null && needsDaylight(theme))
    ? others.filter((id) => isByDay(plotOf(id)))
    : [];
  const fitting = [light, others].find((ids) => ids.length > 0) ?? suitable;
  const timesTold = (id: PlotId) => told.filter((one) => one === id).length;
  const fresh = best(fitting, (id) => -timesTold(id));
  const wanted = new Set<string>([
    ...themes.filter((theme) => theme !== null),
    ...wishes.children.flatMap(({ interests }) =>
      readInterests(interests, locale).flatMap(({ interest }) => interest ?? []),
    ),
  ]);
  return dice.pick(best(fresh, (id) => plotOf(id).suits.filter((one) => wanted.has(one)).length));
}

function plotOf(id: PlotId): Plot {
  return plots[id];
}

/** Those of the highest score. */
function best<T>(items: readonly T[], score: (item: T) => number): T[] {
  const highest = Math.max(...items.map(score));
  return items.filter((item) => score(item) === highest);
}
