/**
 * Room for two needs that seem to exclude each other: a house is knocked together by day, beside
 * someone who can only sleep by day; both sides trade places before they find a way.
 */
import { allHappy, type Plot } from "../plot.ts";

export const building = {
  beats: {
    start: { at: "garden", sky: "day", moods: { children: "happy" }, next: "team" },
    team: { at: "garden", sky: "day", moods: { children: "surprised" }, next: "floor" },
    floor: { at: "workshop", sky: "day", choices: { doors: "lunch", barrels: "lunch" } },
    lunch: {
      at: "garden",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "roof",
      recalls: ["floor"],
    },
    roof: {
      at: "garden",
      sky: "day",
      choices: { sail: "raised", leaves: "raised", umbrellas: "raised" },
    },
    raised: {
      at: "garden",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "nap",
      recalls: ["roof"],
    },
    nap: { at: "garden", sky: "day", moods: { children: "tired", friend: "tired" }, next: "hush" },
    hush: {
      at: "garden",
      sky: "day",
      moods: { children: "surprised", friend: "surprised", other: "tired" },
      choices: { sock: "trade", pillow: "trade" },
    },
    trade: {
      at: "garden",
      sky: "day",
      moods: { children: "surprised", other: "surprised" },
      recalls: ["hush"],
      choices: { turns: "shifts", knots: "woven", rooms: "halves" },
    },
    shifts: {
      at: "garden",
      sky: "dusk",
      moods: allHappy,
      ending: "a-house-by-day-and-night",
      recalls: ["roof"],
    },
    woven: {
      at: "garden",
      sky: "day",
      moods: allHappy,
      ending: "a-house-without-a-nail",
      recalls: ["roof"],
    },
    halves: {
      at: "garden",
      sky: "day",
      moods: allHappy,
      ending: "a-loud-room-and-a-quiet-one",
      recalls: ["roof"],
    },
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
