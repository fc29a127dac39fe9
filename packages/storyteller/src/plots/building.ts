/**
 * Room for two needs that seem to exclude each other: a house is knocked together by day, beside
 * someone who can only sleep by day; both sides trade places before they find a way.
 */
import type { Plot } from "../plot.ts";

export const building = {
  beats: {
    start: { at: "garden", next: "team" },
    team: { at: "garden", next: "floor" },
    floor: { at: "workshop", choices: { doors: "lunch", barrels: "lunch" } },
    lunch: { at: "garden", next: "roof", recalls: ["floor"] },
    roof: { at: "garden", choices: { sail: "raised", leaves: "raised", umbrellas: "raised" } },
    raised: { at: "garden", next: "nap", recalls: ["roof"] },
    nap: { at: "garden", next: "hush" },
    hush: { at: "garden", choices: { sock: "trade", pillow: "trade" } },
    trade: {
      at: "garden",
      recalls: ["hush"],
      choices: { turns: "shifts", knots: "woven", rooms: "halves" },
    },
    shifts: { at: "garden", ending: "a-house-by-day-and-night", recalls: ["roof"] },
    woven: { at: "garden", ending: "a-house-without-a-nail", recalls: ["roof"] },
    halves: { at: "garden", ending: "a-loud-room-and-a-quiet-one", recalls: ["roof"] },
  },
  lessonSlots: [
    { before: ["roof"], at: "garden" },
    { before: ["hush"], at: "garden" },
  ],
  returnSlots: [
    { before: ["hush"], at: "garden" },
    { before: ["shifts", "woven", "halves"], at: "garden" },
  ],
  suits: ["blocks", "diggers", "crafts", "inventions", "insects", "music", "robots", "flowers"],
  detours: [{ from: "roof", skipTo: "nap" }],
} as const satisfies Plot;
