/**
 * Heart: loneliness at night. A bell is followed by one of two ways to a cave that is too quiet, and
 * the child decides what its owner can sleep with instead.
 */
import type { Plot } from "../plot.ts";

export const quest = {
  beats: {
    start: { at: "village", sky: "day", next: "missing" },
    missing: { at: "village", sky: "day", next: "pancakes" },
    pancakes: { at: "village", sky: "day", next: "road" },
    road: { at: "road", sky: "day", choices: { forest: "forest", river: "river" } },
    forest: { at: "forest", sky: "day", next: "gap" },
    river: { at: "river", sky: "day", next: "gap" },
    gap: { at: "hill", sky: "day", choices: { rope: "socks", geese: "socks", plank: "socks" } },
    socks: { at: "hill", sky: "day", next: "hum", recalls: ["gap"] },
    hum: { at: "hill", sky: "day", choices: { knock: "den", tune: "den", greet: "den" } },
    den: { at: "cave", sky: "day", next: "confession", recalls: ["hum"] },
    confession: {
      at: "cave",
      sky: "day",
      choices: { stay: "nightly", carve: "echo", invite: "moved" },
    },
    nightly: { at: "tower", sky: "day", ending: "a-story-each-evening", recalls: ["road"] },
    echo: { at: "tower", sky: "day", ending: "a-small-bell-for-the-cave", recalls: ["road"] },
    moved: { at: "tower", sky: "day", ending: "a-new-bell-keeper", recalls: ["road"] },
  },
  lessonSlots: [
    { before: ["road"], at: "village" },
    { before: ["hum"], at: "hill" },
  ],
  returnSlots: [
    { before: ["gap"], at: "road" },
    { before: ["nightly", "echo", "moved"], at: "road" },
  ],
  suits: ["music", "singing", "forest", "mountains", "caves", "moon", "stars", "castles"],
  detours: [
    { from: "gap", skipTo: "socks" },
    { from: "hum", skipTo: "den" },
  ],
} as const satisfies Plot;
