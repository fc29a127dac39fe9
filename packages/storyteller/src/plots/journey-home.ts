/**
 * Homesickness: a string in the tummy pulls all the way, is given a bit of home, shows the path, and
 * ends at a gate that somebody with a longer string has tied shut.
 */
import type { Plot } from "../plot.ts";

export const journeyHome = {
  beats: {
    start: { at: "meadow", sky: "day", next: "lost" },
    lost: { at: "hill", sky: "day", next: "ways" },
    ways: { at: "hill", sky: "day", choices: { snow: "snow", lake: "lake" } },
    snow: { at: "snow", sky: "day", next: "hut" },
    lake: { at: "river", sky: "day", next: "hut" },
    hut: { at: "hill", sky: "day", next: "dusk", recalls: ["ways"] },
    dusk: { at: "forest", sky: "day", choices: { hum: "supper", table: "supper", tell: "supper" } },
    supper: { at: "forest", sky: "day", next: "gate", recalls: ["dusk"] },
    gate: {
      at: "road",
      sky: "day",
      choices: { cook: "outside", guest: "inside", wave: "winking" },
    },
    outside: { at: "road", sky: "day", ending: "home-came-to-the-gate", recalls: ["dusk"] },
    inside: { at: "home", sky: "day", ending: "a-string-with-two-ends", recalls: ["dusk"] },
    winking: { at: "home", sky: "day", ending: "home-wink-by-wink", recalls: ["dusk"] },
  },
  lessonSlots: [
    { before: ["dusk"], at: "hill" },
    { before: ["gate"], at: "forest" },
  ],
  returnSlots: [
    { before: ["gate"], at: "forest" },
    { before: ["outside", "inside", "winking"], at: "road" },
  ],
  suits: ["forest", "trees", "snow", "mountains", "moon", "stars", "maps", "cooking", "rabbits"],
  detours: [
    { from: "snow", skipTo: "hut" },
    { from: "lake", skipTo: "hut" },
  ],
} as const satisfies Plot;
