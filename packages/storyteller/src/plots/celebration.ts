/**
 * Heart: being remembered. The list of guests is eaten, everybody is invited from memory, one chair
 * stays empty, and the child decides how the one whom all forgot comes to the feast.
 */
import { allHappy, type Plot } from "../plot.ts";

export const celebration = {
  beats: {
    start: { at: "village", sky: "day", moods: { children: "happy" }, next: "eaten" },
    eaten: {
      at: "village",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      next: "cake",
    },
    cake: {
      at: "workshop",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "names",
    },
    names: { at: "village", sky: "day", choices: { walk: "music", count: "music" } },
    music: { at: "meadow", sky: "day", choices: { pots: "shade", birds: "shade" } },
    shade: {
      at: "meadow",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "chairs",
      recalls: ["music"],
    },
    chairs: {
      at: "meadow",
      sky: "dusk",
      moods: { children: "surprised", friend: "surprised" },
      choices: { creep: "guest", call: "guest", plate: "guest" },
    },
    guest: {
      at: "meadow",
      sky: "night",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      next: "wish",
      recalls: ["chairs"],
    },
    wish: {
      at: "meadow",
      sky: "night",
      moods: { other: "sad" },
      recalls: ["names"],
      choices: { chair: "seated", dance: "danced", lantern: "lit" },
    },
    seated: {
      at: "meadow",
      sky: "night",
      moods: allHappy,
      ending: "the-longest-table",
      recalls: ["music"],
    },
    danced: {
      at: "hill",
      sky: "night",
      moods: allHappy,
      ending: "the-dance-down-the-hill",
      recalls: ["music"],
    },
    lit: {
      at: "village",
      sky: "night",
      moods: allHappy,
      ending: "the-parade-of-lights",
      recalls: ["music"],
    },
  },
  lessonSlots: [
    { before: ["names"], at: "workshop" },
    { before: ["chairs"], at: "meadow" },
  ],
  returnSlots: [
    { before: ["shade"], at: "meadow" },
    { before: ["seated", "danced", "lit"], at: "meadow" },
  ],
  suits: ["cakes", "balloons", "dancing", "music", "cooking", "crafts", "birds", "farm-animals"],
  detours: [{ from: "names", skipTo: "music" }],
} as const satisfies Plot;
