/** The themes of the family `safety`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { road } from "./safety/road.ts";
import { strangers } from "./safety/strangers.ts";
import { touch } from "./safety/touch.ts";
import { water } from "./safety/water.ts";
import { fire } from "./safety/fire.ts";
import { gettingLost } from "./safety/getting-lost.ts";
import { seatBelt } from "./safety/seat-belt.ts";

export const safety: Readonly<Record<(typeof themeFamilies)["safety"][number], ThemeTexts>> = {
  road,
  strangers,
  touch,
  water,
  fire,
  "getting-lost": gettingLost,
  "seat-belt": seatBelt,
};
