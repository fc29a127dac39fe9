/**
 * Heart: nobody has to be alone with a hard day. On a slow, rainy afternoon a place that is right for it is
 * looked for, a neighbor's mending is helped with, and the place is made together.
 */
import type { Plot } from "../plot.ts";

export const quietAfternoon = {
  beats: {
    start: { at: "home", next: "visit" },
    visit: { at: "home", next: "soup" },
    soup: { at: "home", next: "boots" },
    boots: { at: "home", choices: { umbrella: "walk", blanket: "walk", bread: "walk" } },
    walk: { at: "garden", choices: { tree: "tree", shed: "shed" }, recalls: ["boots"] },
    tree: { at: "garden", next: "lamp", recalls: ["boots"] },
    shed: { at: "garden", next: "lamp", recalls: ["boots"] },
    lamp: { at: "village", choices: { thread: "mended", light: "mended", search: "mended" } },
    mended: {
      at: "home",
      choices: { roof: "nest", bench: "evening", window: "lights" },
      recalls: ["lamp"],
    },
    nest: { at: "home", ending: "a-small-house-of-wool", recalls: ["walk"] },
    evening: { at: "garden", ending: "a-bench-for-everyone", recalls: ["walk"] },
    lights: { at: "home", ending: "two-windows", recalls: ["walk"] },
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
