/** All plots, by id. */
import { building } from "./plots/building.ts";
import { celebration } from "./plots/celebration.ts";
import { contest } from "./plots/contest.ts";
import { journeyHome } from "./plots/journey-home.ts";
import { monster } from "./plots/monster.ts";
import { mystery } from "./plots/mystery.ts";
import { quest } from "./plots/quest.ts";
import { rescue } from "./plots/rescue.ts";

export const plots = {
  quest,
  mystery,
  rescue,
  contest,
  "journey-home": journeyHome,
  building,
  monster,
  celebration,
} as const;

export type Plots = typeof plots;
export type PlotId = keyof Plots;

export const plotIds = Object.keys(plots) as readonly PlotId[];
