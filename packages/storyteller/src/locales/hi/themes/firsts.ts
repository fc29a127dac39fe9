/** The themes of the family `firsts`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { school } from "./firsts/school.ts";
import { sibling } from "./firsts/sibling.ts";
import { moving } from "./firsts/moving.ts";
import { swimming } from "./firsts/swimming.ts";
import { newFriend } from "./firsts/new-friend.ts";
import { travelling } from "./firsts/travelling.ts";
import { bicycle } from "./firsts/bicycle.ts";
import { sleepover } from "./firsts/sleepover.ts";
import { pet } from "./firsts/pet.ts";
import { looseTooth } from "./firsts/loose-tooth.ts";

export const firsts: Readonly<Record<(typeof themeFamilies)["firsts"][number], ThemeTexts>> = {
  school,
  sibling,
  moving,
  swimming,
  "new-friend": newFriend,
  travelling,
  bicycle,
  sleepover,
  pet,
  "loose-tooth": looseTooth,
};
