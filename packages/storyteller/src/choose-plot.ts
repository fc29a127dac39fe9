/** Chooses the plot that suits the wishes; of equals the dice choose. */
import type { Dice } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Plot } from "./plot.ts";
import { plotIds, plots, type PlotId } from "./plots.ts";
import type { StoryLocale } from "./story-locale.ts";
import { isHard, type ThemeId } from "./themes.ts";
import { readInterests } from "./read-wishes.ts";

interface Wanted {
  wishes: StoryWishes;
  /** Of the objectives; null for those that are only mentioned. */
  themes: readonly (ThemeId | null)[];
  locale: StoryLocale;
  /** The plots that the family has had. */
  told: readonly string[];
}

/** Hard themes have gentle plots. A plot comes again only after all others have been told. */
export function choosePlot({ wishes, themes, locale, told }: Wanted, dice: Dice): PlotId {
  const isGentle = themes.some((theme) => theme !== null && isHard(theme));
  const fitting = plotIds.filter((id) => (plotOf(id).gentle ?? false) === isGentle);
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
