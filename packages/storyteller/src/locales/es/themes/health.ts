/** The themes of the family `health`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { teeth } from "./health/teeth.ts";
import { dentist } from "./health/dentist.ts";
import { doctor } from "./health/doctor.ts";
import { handwashing } from "./health/handwashing.ts";
import { vegetables } from "./health/vegetables.ts";
import { ownBed } from "./health/own-bed.ts";
import { bedtime } from "./health/bedtime.ts";
import { potty } from "./health/potty.ts";
import { bath } from "./health/bath.ts";
import { allergies } from "./health/allergies.ts";
import { dressing } from "./health/dressing.ts";
import { germs } from "./health/germs.ts";
import { glasses } from "./health/glasses.ts";
import { hair } from "./health/hair.ts";
import { pacifier } from "./health/pacifier.ts";
import { thumbSucking } from "./health/thumb-sucking.ts";

export const health: Readonly<Record<(typeof themeFamilies)["health"][number], ThemeTexts>> = {
  teeth,
  dentist,
  doctor,
  handwashing,
  vegetables,
  "own-bed": ownBed,
  bedtime,
  potty,
  bath,
  allergies,
  dressing,
  germs,
  glasses,
  hair,
  pacifier,
  "thumb-sucking": thumbSucking,
};
