/**
 * Heart: nobody has to be alone with a hard day. On a slow, rainy afternoon a place that is right for it is
 * looked for, a neighbor's mending is helped with, and the place is made together.
 */
import type { Plot } from "../plot.ts";

export const quietAfternoon = {
  beats: {
    start: { at: "home", sky: "rain", moods: { children: "sad" }, next: "visit" },
    visit: { at: "home", sky: "rain", moods: { children: "sad" }, next: "soup" },
    soup: { at: "home", sky: "rain", next: "boots" },
    boots: {
      at: "home",
      sky: "rain",
      choices: { umbrella: "walk", blanket: "walk", bread: "walk" },
    },
    walk: {
      at: "garden",
      sky: "rain",
      choices: { tree: "tree", shed: "shed" },
      recalls: ["boots"],
    },
    tree: { at: "garden", sky: "rain", next: "lamp", recalls: ["boots"] },
    shed: { at: "garden", sky: "rain", next: "lamp", recalls: ["boots"] },
    lamp: {
      at: "village",
      sky: "rain",
      moods: { other: "sad" },
      choices: { thread: "mended", light: "mended", search: "mended" },
    },
    mended: {
      at: "home",
      sky: "rain",
      moods: { other: "calm" },
      choices: { roof: "nest", bench: "evening", window: "lights" },
      recalls: ["lamp"],
    },
    nest: {
      at: "home",
      sky: "rain",
      moods: { other: "calm" },
      ending: "a-small-house-of-wool",
      recalls: ["walk"],
    },
    evening: {
      at: "garden",
      sky: "dusk",
      moods: { other: "calm" },
      ending: "a-bench-for-everyone",
      recalls: ["walk"],
    },
    lights: {
      at: "home",
      sky: "rain",
      moods: { other: "calm" },
      ending: "two-windows",
      recalls: ["walk"],
    },
  },
  lessonSlots: [
    { before: ["boots"], at: "home" },
    { before: ["lamp"], at: "garden" },
  ],
  returnSlots: [
    { before: ["lamp"], at: "garden" },
    { before: ["nest", "evening", "lights"], at: "home" },
  ],
  suits: ["rain", "flowers", "trees", "birds", "books", "crafts", "cooking"],
  gentle: true,
  detours: [
    { from: "boots", skipTo: "walk" },
    { from: "walk", skipTo: "shed" },
  ],
} as const satisfies Plot;
