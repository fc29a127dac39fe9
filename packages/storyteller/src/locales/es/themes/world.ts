/** The themes of the family `world`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { waterCycle } from "./world/water-cycle.ts";
import { moon } from "./world/moon.ts";
import { photosynthesis } from "./world/photosynthesis.ts";
import { seasons } from "./world/seasons.ts";
import { volcanoes } from "./world/volcanoes.ts";
import { dinosaurs } from "./world/dinosaurs.ts";
import { planets } from "./world/planets.ts";
import { bees } from "./world/bees.ts";
import { recycling } from "./world/recycling.ts";
import { magnets } from "./world/magnets.ts";
import { foodOrigin } from "./world/food-origin.ts";
import { body } from "./world/body.ts";
import { dayAndNight } from "./world/day-and-night.ts";
import { butterflies } from "./world/butterflies.ts";
import { weather } from "./world/weather.ts";
import { ocean } from "./world/ocean.ts";
import { animals } from "./world/animals.ts";
import { senses } from "./world/senses.ts";
import { rainbow } from "./world/rainbow.ts";
import { gravity } from "./world/gravity.ts";

export const world: Readonly<Record<(typeof themeFamilies)["world"][number], ThemeTexts>> = {
  "water-cycle": waterCycle,
  moon,
  photosynthesis,
  seasons,
  volcanoes,
  dinosaurs,
  planets,
  bees,
  recycling,
  magnets,
  "food-origin": foodOrigin,
  body,
  "day-and-night": dayAndNight,
  butterflies,
  weather,
  ocean,
  animals,
  senses,
  rainbow,
  gravity,
};
