/** Something is built of chosen parts; in the storm every part is recalled. */
import type { Plot } from "../plot.ts";

export const building = {
  beats: {
    start: { at: "garden", next: "team" },
    team: { at: "garden", next: "floor" },
    floor: { at: "workshop", choices: { doors: "roof", barrels: "roof" } },
    roof: {
      at: "garden",
      recalls: ["floor"],
      choices: { sail: "rumble", leaves: "rumble", umbrellas: "rumble" },
    },
    rumble: { at: "garden", next: "plea", recalls: ["roof"] },
    plea: { at: "garden", choices: { widen: "wider", listen: "story", dig: "cellar" } },
    wider: { at: "garden", ending: "a-house-with-a-wing", recalls: ["floor", "roof"] },
    story: { at: "garden", ending: "a-house-of-stories", recalls: ["floor", "roof"] },
    cellar: { at: "garden", ending: "a-house-with-a-burrow", recalls: ["floor", "roof"] },
  },
  lessonSlots: [
    { before: ["floor"], at: "workshop" },
    { before: ["roof"], at: "garden" },
    { before: ["rumble"], at: "garden" },
  ],
  detours: [],
} as const satisfies Plot;
