/** Who feels what while a theme is practised: where the child decides how, and once it is done. */
import type { PartMoods } from "./plot.ts";
import type { ThemeId } from "./themes.ts";

export interface ThemeMoods {
  asks: PartMoods;
  outcome: PartMoods;
}

export function moodsOf(theme: ThemeId): ThemeMoods {
  return themeMoods[theme] ?? { asks: {}, outcome: { children: "happy" } };
}

const comforted: PartMoods = { children: "happy", friend: "calm" };
/** Nothing is well again in a hard theme, but nobody is alone with it. */
const together: PartMoods = { children: "calm" };
const hard: ThemeMoods = { asks: { children: "sad" }, outcome: together };

/** In most themes a child helps somebody else calmly; in these the friend, or the child, feels much. */
const themeMoods: Partial<Record<ThemeId, ThemeMoods>> = {
  anger: { asks: { friend: "angry" }, outcome: comforted },
  jealousy: { asks: { friend: "sad" }, outcome: comforted },
  dark: { asks: { friend: "afraid" }, outcome: comforted },
  shyness: { asks: { friend: "shy" }, outcome: comforted },
  losing: { asks: { friend: "sad" }, outcome: comforted },
  sadness: { asks: { friend: "sad" }, outcome: comforted },
  worries: { asks: { friend: "afraid" }, outcome: comforted },
  hitting: { asks: { children: "angry" }, outcome: { children: "calm" } },
  apologizing: { asks: { children: "sad" }, outcome: { children: "calm" } },
  dentist: { asks: { friend: "afraid" }, outcome: comforted },
  "loose-tooth": { asks: { friend: "afraid" }, outcome: { children: "happy", friend: "happy" } },
  "asking-help": { asks: {}, outcome: { children: "happy", friend: "happy" } },
  death: hard,
  "pet-death": hard,
  divorce: hard,
  illness: hard,
  hospital: { asks: {}, outcome: together },
  "left-out": hard,
  bullying: hard,
};
