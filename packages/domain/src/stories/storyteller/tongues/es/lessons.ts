/** All lessons by family. */
import type { Tongue } from "../../tongue.ts";
import { gratitude, habits, safety } from "./lessons/days.ts";
import { teamwork } from "./lessons/hands.ts";
import { feelings, kindness, sharing } from "./lessons/hearts.ts";
import { courage, honesty, patience, trying } from "./lessons/pluck.ts";
import { counting, curiosity, letters, nature } from "./lessons/wits.ts";

export const lessons: Tongue["lessons"] = {
  kindness,
  sharing,
  honesty,
  courage,
  patience,
  curiosity,
  teamwork,
  feelings,
  counting,
  letters,
  nature,
  habits,
  safety,
  gratitude,
  trying,
};
