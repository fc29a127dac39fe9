/** The themes of the family `hard`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { death } from "./hard/death.ts";
import { petDeath } from "./hard/pet-death.ts";
import { divorce } from "./hard/divorce.ts";
import { illness } from "./hard/illness.ts";
import { hospital } from "./hard/hospital.ts";
import { leftOut } from "./hard/left-out.ts";
import { bullying } from "./hard/bullying.ts";

export const hard: Readonly<Record<(typeof themeFamilies)["hard"][number], ThemeTexts>> = {
  death,
  "pet-death": petDeath,
  divorce,
  illness,
  hospital,
  "left-out": leftOut,
  bullying,
};
