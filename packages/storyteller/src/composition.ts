/** What all scenes of one story share while it is composed. */
import type { Dice } from "@codetale/domain/stories/dice";
import type { Cast } from "./characters/cast.ts";
import type { InterestId } from "./interests.ts";
import type { Mention, PlannedLesson } from "./plan-lessons.ts";
import type { Plot } from "./plot.ts";
import type { PlotId } from "./plots.ts";
import type { PlotTexts, StoryLocale } from "./story-locale.ts";

export interface Composition {
  locale: StoryLocale;
  plot: Plot;
  texts: PlotTexts<Plot>;
  cast: Cast;
  young: boolean;
  interests: StoryInterests;
  refrain: string;
  lessons: readonly PlannedLesson[];
  mentions: readonly Mention[];
  /** The plot of the family's last story, which the children remember. */
  remembers: PlotId | null;
  /** The words of the family's names, folded. */
  taken: ReadonlySet<string>;
  dice: Dice;
}

/** The interest that the hero carries a thing of, and the one that has a place on the way. */
export interface StoryInterests {
  carried: InterestId;
  visited: InterestId;
}
