/**
 * Heart: nobody has to be alone with a hard day. On a slow, rainy afternoon a place that is right for it is
 * looked for, a neighbor's mending is helped with, and the place is made together.
 */
import type { Plot } from "../plot.ts";

export const quietAfternoon = {
  beats: {
    start: { at: "home", sky: "day", next: "visit" },
    visit: { at: "home", sky: "day", next: "soup" },
    soup: { at: "home", sky: "day", next: "boots" },
    boots: {
      at: "home",
      sky: "day",
      choices: { umbrella: "walk", blanket: "walk", bread: "walk" },
    },
    walk: { at: "garden", sky: "day", choices: { tree: "tree", shed: "shed" }, recalls: ["boots"] },
    tree: { at: "garden", sky: "day", next: "lamp", recalls: ["boots"] },
    shed: { at: "garden", sky: "day", next: "lamp", recalls: ["boots"] },
    lamp: {
      at: "village",
      sky: "day",
      choices: { thread: "mended", light: "mended", search: "mended" },
    },
    mended: {
      at: "home",
      sky: "day",
      choices: { roof: "nest", bench: "evening", window: "lights" },
      recalls: ["lamp"],
    },
    nest: { at: "home", sky: "day", ending: "a-small-house-of-wool", recalls: ["walk"] },
    evening: { at: "garden", sky: "day", ending: "a-bench-for-everyone", recalls: ["walk"] },
    lights: { at: "home", sky: "day", ending: "two-windows", recalls: ["walk"] },
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
