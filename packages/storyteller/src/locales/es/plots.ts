/** The texts of all plots. */
import type { StoryLocale } from "../../story-locale.ts";
import { building } from "./plots/building.ts";
import { celebration } from "./plots/celebration.ts";
import { contest } from "./plots/contest.ts";
import { garden } from "./plots/garden.ts";
import { inventor } from "./plots/inventor.ts";
import { journeyHome } from "./plots/journey-home.ts";
import { letter } from "./plots/letter.ts";
import { monster } from "./plots/monster.ts";
import { mystery } from "./plots/mystery.ts";
import { quest } from "./plots/quest.ts";
import { quietAfternoon } from "./plots/quiet-afternoon.ts";
import { rescue } from "./plots/rescue.ts";
import { storm } from "./plots/storm.ts";
import { swap } from "./plots/swap.ts";
import { theatre } from "./plots/theatre.ts";
import { treasure } from "./plots/treasure.ts";
import { voyage } from "./plots/voyage.ts";

export const plots: StoryLocale["plots"] = {
  quest,
  mystery,
  rescue,
  contest,
  "journey-home": journeyHome,
  building,
  monster,
  celebration,
  voyage,
  garden,
  theatre,
  letter,
  storm,
  swap,
  inventor,
  treasure,
  "quiet-afternoon": quietAfternoon,
};
