/**
 * Homesickness: a string in the tummy pulls all the way, is given a bit of home, shows the path, and
 * ends at a gate that somebody with a longer string has tied shut.
 */
import { allHappy, type Plot } from "../plot.ts";

export const journeyHome = {
  beats: {
    start: { at: "meadow", sky: "day", moods: { children: "happy" }, next: "lost" },
    lost: { at: "hill", sky: "day", moods: { children: "afraid" }, next: "ways" },
    ways: { at: "hill", sky: "day", choices: { snow: "snow", lake: "lake" } },
    snow: {
      at: "snow",
      sky: "day",
      moods: { children: "happy", friend: "surprised" },
      next: "hut",
    },
    lake: {
      at: "river",
      sky: "day",
      moods: { children: "happy", friend: "surprised" },
      next: "hut",
    },
    hut: { at: "hill", sky: "day", next: "dusk", recalls: ["ways"] },
    dusk: {
      at: "forest",
      sky: "dusk",
      moods: { children: "sad" },
      choices: { hum: "supper", table: "supper", tell: "supper" },
    },
    supper: { at: "forest", sky: "dusk", next: "gate", recalls: ["dusk"] },
    gate: {
      at: "road",
      sky: "night",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      choices: { cook: "outside", guest: "inside", wave: "winking" },
    },
    outside: {
      at: "road",
      sky: "night",
      moods: allHappy,
      ending: "home-came-to-the-gate",
      recalls: ["dusk"],
    },
    inside: {
      at: "home",
      sky: "night",
      moods: allHappy,
      ending: "a-string-with-two-ends",
      recalls: ["dusk"],
    },
    winking: {
      at: "home",
      sky: "night",
      moods: allHappy,
      ending: "home-wink-by-wink",
      recalls: ["dusk"],
    },
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
