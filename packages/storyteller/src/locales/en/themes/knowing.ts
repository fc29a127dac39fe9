/** The themes of the family `knowing`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { counting } from "./knowing/counting.ts";
import { shapes } from "./knowing/shapes.ts";
import { colours } from "./knowing/colours.ts";
import { letters } from "./knowing/letters.ts";
import { clock } from "./knowing/clock.ts";
import { money } from "./knowing/money.ts";
import { weekdays } from "./knowing/weekdays.ts";
import { adding } from "./knowing/adding.ts";
import { leftRight } from "./knowing/left-right.ts";
import { reading } from "./knowing/reading.ts";

export const knowing: Readonly<Record<(typeof themeFamilies)["knowing"][number], ThemeTexts>> = {
  counting,
  shapes,
  colours,
  letters,
  clock,
  money,
  weekdays,
  adding,
  "left-right": leftRight,
  reading,
};
