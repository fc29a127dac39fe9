/** The themes of the family `feelings`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { anger } from "./feelings/anger.ts";
import { jealousy } from "./feelings/jealousy.ts";
import { dark } from "./feelings/dark.ts";
import { shyness } from "./feelings/shyness.ts";
import { losing } from "./feelings/losing.ts";
import { sadness } from "./feelings/sadness.ts";
import { worries } from "./feelings/worries.ts";
import { nightmares } from "./feelings/nightmares.ts";
import { parting } from "./feelings/parting.ts";
import { namingFeelings } from "./feelings/naming-feelings.ts";

export const feelings: Readonly<Record<(typeof themeFamilies)["feelings"][number], ThemeTexts>> = {
  anger,
  jealousy,
  dark,
  shyness,
  losing,
  sadness,
  worries,
  nightmares,
  parting,
  "naming-feelings": namingFeelings,
};
