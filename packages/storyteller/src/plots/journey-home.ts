/** Two long roads side by side, over snow or over water; they meet only at the last door. */
import type { Plot } from "../plot.ts";

export const journeyHome = {
  beats: {
    start: { at: "meadow", next: "lost" },
    lost: { at: "hill", next: "ways" },
    ways: { at: "hill", choices: { snow: "snow", lake: "lake" } },
    snow: { at: "snow", choices: { sled: "sliding", prints: "tracking" } },
    lake: { at: "river", choices: { raft: "floating", stones: "hopping" } },
    sliding: { at: "snow", next: "gate" },
    tracking: { at: "snow", next: "gate" },
    floating: { at: "river", next: "gate" },
    hopping: { at: "river", next: "gate" },
    gate: {
      at: "road",
      recalls: ["ways"],
      choices: { guess: "riddled", chat: "befriended", light: "lit" },
    },
    riddled: { at: "home", ending: "home-by-riddle", recalls: ["snow", "lake"] },
    befriended: { at: "home", ending: "home-with-a-guest", recalls: ["snow", "lake"] },
    lit: { at: "home", ending: "home-by-lights", recalls: ["snow", "lake"] },
  },
  lessonSlots: [
    { before: ["ways"], at: "hill" },
    { before: ["gate"], at: "road" },
  ],
  detours: [],
} as const satisfies Plot;
