/**
 * Heart: loneliness at night. A bell is followed by one of two ways to a cave that is too quiet, and
 * the child decides what its owner can sleep with instead.
 */
import { allHappy, type Plot } from "../plot.ts";

export const quest = {
  beats: {
    start: { at: "village", sky: "dusk", next: "missing" },
    missing: {
      at: "village",
      sky: "night",
      moods: { children: "surprised", friend: "surprised" },
      next: "pancakes",
    },
    pancakes: {
      at: "village",
      sky: "night",
      moods: { children: "happy", friend: "happy" },
      next: "road",
    },
    road: { at: "road", sky: "night", choices: { forest: "forest", river: "river" } },
    forest: { at: "forest", sky: "night", next: "gap" },
    river: { at: "river", sky: "night", next: "gap" },
    gap: {
      at: "hill",
      sky: "night",
      moods: { friend: "surprised" },
      choices: { rope: "socks", geese: "socks", plank: "socks" },
    },
    socks: {
      at: "hill",
      sky: "night",
      moods: { children: "happy", friend: "happy" },
      next: "hum",
      recalls: ["gap"],
    },
    hum: {
      at: "hill",
      sky: "night",
      moods: { children: "surprised", friend: "surprised" },
      choices: { knock: "den", tune: "den", greet: "den" },
    },
    den: {
      at: "cave",
      sky: "night",
      moods: { children: "surprised", other: "shy" },
      next: "confession",
      recalls: ["hum"],
    },
    confession: {
      at: "cave",
      sky: "night",
      moods: { children: "surprised", other: "sad" },
      choices: { stay: "nightly", carve: "echo", invite: "moved" },
    },
    nightly: {
      at: "tower",
      sky: "night",
      moods: allHappy,
      ending: "a-story-each-evening",
      recalls: ["road"],
    },
    echo: {
      at: "tower",
      sky: "night",
      moods: allHappy,
      ending: "a-small-bell-for-the-cave",
      recalls: ["road"],
    },
    moved: {
      at: "tower",
      sky: "night",
      moods: allHappy,
      ending: "a-new-bell-keeper",
      recalls: ["road"],
    },
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
