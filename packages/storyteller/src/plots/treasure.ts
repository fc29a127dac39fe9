/**
 * The heart: an old quarrel made up. Two halves of a map belong to two who once buried their last
 * pear, because both had seen it first; where it lay, a tree stands, and everybody has eaten of it.
 */
import type { Plot } from "../plot.ts";

export const treasure = {
  beats: {
    start: { at: "garden", sky: "day", next: "trouble" },
    trouble: { at: "garden", sky: "day", next: "brook" },
    brook: {
      at: "river",
      sky: "day",
      choices: { raft: "across", stones: "across", cow: "across" },
    },
    across: { at: "river", sky: "day", next: "pears", recalls: ["brook"] },
    pears: { at: "meadow", sky: "day", next: "door", recalls: ["brook"] },
    door: { at: "road", sky: "day", choices: { pear: "half", map: "half", song: "half" } },
    half: { at: "home", sky: "day", next: "cake", recalls: ["door"] },
    cake: { at: "home", sky: "day", next: "stone", recalls: ["door"] },
    stone: {
      at: "river",
      sky: "day",
      choices: { three: "steps", whisper: "steps", swap: "steps" },
    },
    steps: {
      at: "meadow",
      sky: "day",
      choices: { dig: "box", feast: "basket", plant: "pips" },
      recalls: ["stone"],
    },
    box: { at: "meadow", sky: "day", ending: "marbles-in-a-box", recalls: ["stone"] },
    basket: { at: "meadow", sky: "day", ending: "pears-for-everyone", recalls: ["stone"] },
    pips: { at: "garden", sky: "day", ending: "two-new-trees", recalls: ["stone"] },
  },
  lessonSlots: [
    { before: ["door"], at: "meadow" },
    { before: ["stone"], at: "home" },
  ],
  returnSlots: [
    { before: ["cake"], at: "home" },
    { before: ["box", "basket", "pips"], at: "meadow" },
  ],
  suits: [
    "treasure",
    "maps",
    "pirates",
    "puzzles",
    "fruit",
    "trees",
    "detectives",
    "stones",
    "insects",
  ],
  detours: [
    { from: "across", skipTo: "pears" },
    { from: "door", skipTo: "half" },
  ],
} as const satisfies Plot;
