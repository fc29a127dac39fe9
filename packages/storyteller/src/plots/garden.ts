/**
 * Heart: things take their time. A seed is dug up every night by somebody who cannot wait, and the
 * child decides what they do together until it blooms.
 */
import { allHappy, type Plot } from "../plot.ts";

export const garden = {
  beats: {
    start: { at: "garden", sky: "day", moods: { children: "happy" }, next: "hole" },
    hole: {
      at: "garden",
      sky: "day",
      moods: { children: "sad", friend: "surprised" },
      next: "soup",
    },
    soup: { at: "home", sky: "day", next: "plant" },
    plant: { at: "garden", sky: "day", choices: { sing: "ask", water: "ask", straw: "ask" } },
    ask: { at: "road", sky: "day", choices: { snail: "nap", oak: "nap" } },
    nap: {
      at: "meadow",
      sky: "day",
      moods: { children: "tired", friend: "tired" },
      next: "night",
      recalls: ["ask"],
    },
    night: {
      at: "garden",
      sky: "dusk",
      moods: { children: "surprised", friend: "surprised" },
      choices: { hide: "digger", bell: "digger", cake: "digger" },
    },
    digger: {
      at: "garden",
      sky: "night",
      moods: { children: "surprised", friend: "surprised", other: "shy" },
      next: "why",
      recalls: ["night"],
    },
    why: {
      at: "garden",
      sky: "night",
      moods: { other: "sad" },
      recalls: ["plant"],
      choices: { count: "sunflower", bench: "pumpkin", sow: "tree" },
    },
    sunflower: {
      at: "garden",
      sky: "day",
      moods: allHappy,
      ending: "lines-on-the-gate",
      recalls: ["plant"],
    },
    pumpkin: {
      at: "garden",
      sky: "day",
      moods: allHappy,
      ending: "the-bench-that-rose",
      recalls: ["plant"],
    },
    tree: {
      at: "garden",
      sky: "day",
      moods: allHappy,
      ending: "radishes-under-the-tree",
      recalls: ["plant"],
    },
  },
  lessonSlots: [
    { before: ["plant"], at: "garden" },
    { before: ["night"], at: "meadow" },
  ],
  returnSlots: [
    { before: ["nap"], at: "meadow" },
    { before: ["sunflower", "pumpkin", "tree"], at: "garden" },
  ],
  suits: ["flowers", "trees", "fruit", "insects", "rain", "farm-animals", "science", "cooking"],
  detours: [{ from: "plant", skipTo: "ask" }],
} as const satisfies Plot;
