/**
 * Heart: loneliness at night. A bell is followed by one of two ways to a cave that is too quiet, and
 * the child decides what its owner can sleep with instead.
 */
import type { Plot } from "../plot.ts";

export const quest = {
  beats: {
    start: { at: "village", next: "missing" },
    missing: { at: "village", next: "pancakes" },
    pancakes: { at: "village", next: "road" },
    road: { at: "road", choices: { forest: "forest", river: "river" } },
    forest: { at: "forest", next: "gap" },
    river: { at: "river", next: "gap" },
    gap: { at: "hill", choices: { rope: "socks", geese: "socks", plank: "socks" } },
    socks: { at: "hill", next: "hum", recalls: ["gap"] },
    hum: { at: "hill", choices: { knock: "den", tune: "den", greet: "den" } },
    den: { at: "cave", next: "confession", recalls: ["hum"] },
    confession: { at: "cave", choices: { stay: "nightly", carve: "echo", invite: "moved" } },
    nightly: { at: "tower", ending: "a-story-each-evening", recalls: ["road"] },
    echo: { at: "tower", ending: "a-small-bell-for-the-cave", recalls: ["road"] },
    moved: { at: "tower", ending: "a-new-bell-keeper", recalls: ["road"] },
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
