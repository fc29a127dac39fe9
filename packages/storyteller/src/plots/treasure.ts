/**
 * The heart: an old quarrel made up. Two halves of a map belong to two who once buried their last
 * pear, because both had seen it first; where it lay, a tree stands, and everybody has eaten of it.
 */
import { allHappy, type Plot } from "../plot.ts";

export const treasure = {
  beats: {
    start: { at: "garden", sky: "day", moods: { children: "happy" }, next: "trouble" },
    trouble: { at: "garden", sky: "day", moods: { children: "surprised" }, next: "brook" },
    brook: {
      at: "river",
      sky: "day",
      choices: { raft: "across", stones: "across", cow: "across" },
    },
    across: {
      at: "river",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "pears",
      recalls: ["brook"],
    },
    pears: {
      at: "meadow",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "door",
      recalls: ["brook"],
    },
    door: {
      at: "road",
      sky: "day",
      moods: { children: "surprised" },
      choices: { pear: "half", map: "half", song: "half" },
    },
    half: {
      at: "home",
      sky: "dusk",
      moods: { children: "surprised", friend: "surprised", other: "angry" },
      next: "cake",
      recalls: ["door"],
    },
    cake: {
      at: "home",
      sky: "night",
      moods: { children: "happy", friend: "happy", other: "calm" },
      next: "stone",
      recalls: ["door"],
    },
    stone: {
      at: "river",
      sky: "day",
      moods: { other: "shy" },
      choices: { three: "steps", whisper: "steps", swap: "steps" },
    },
    steps: {
      at: "meadow",
      sky: "day",
      moods: { children: "surprised", friend: "surprised", other: "surprised" },
      choices: { dig: "box", feast: "basket", plant: "pips" },
      recalls: ["stone"],
    },
    box: {
      at: "meadow",
      sky: "dusk",
      moods: allHappy,
      ending: "marbles-in-a-box",
      recalls: ["stone"],
    },
    basket: {
      at: "meadow",
      sky: "dusk",
      moods: allHappy,
      ending: "pears-for-everyone",
      recalls: ["stone"],
    },
    pips: {
      at: "garden",
      sky: "day",
      moods: allHappy,
      ending: "two-new-trees",
      recalls: ["stone"],
    },
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
