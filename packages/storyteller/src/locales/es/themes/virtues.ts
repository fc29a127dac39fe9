/** The themes of the family `virtues`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { patience } from "./virtues/patience.ts";
import { courage } from "./virtues/courage.ts";
import { kindness } from "./virtues/kindness.ts";
import { curiosity } from "./virtues/curiosity.ts";
import { perseverance } from "./virtues/perseverance.ts";
import { gratitude } from "./virtues/gratitude.ts";
import { forgiveness } from "./virtues/forgiveness.ts";
import { teamwork } from "./virtues/teamwork.ts";
import { helping } from "./virtues/helping.ts";
import { askingHelp } from "./virtues/asking-help.ts";
import { selfConfidence } from "./virtues/self-confidence.ts";
import { differences } from "./virtues/differences.ts";
import { responsibility } from "./virtues/responsibility.ts";

export const virtues: Readonly<Record<(typeof themeFamilies)["virtues"][number], ThemeTexts>> = {
  patience,
  courage,
  kindness,
  curiosity,
  perseverance,
  gratitude,
  forgiveness,
  teamwork,
  helping,
  "asking-help": askingHelp,
  "self-confidence": selfConfidence,
  differences,
  responsibility,
};
