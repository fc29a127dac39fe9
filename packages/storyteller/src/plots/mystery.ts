/**
 * Heart: hunger, and the shame of having taken. Three clues, of which the child gathers two in any order,
 * lead to a tower where seven buns do not taste; the child decides how they are shared.
 */
import { allHappy, type Plot } from "../plot.ts";

export const mystery = {
  beats: {
    start: { at: "market", sky: "day", next: "gone" },
    gone: {
      at: "market",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      next: "sacks",
    },
    sacks: { at: "market", sky: "day", next: "clues" },
    clues: {
      at: "market",
      sky: "day",
      choices: { crumbs: "crumbs", prints: "prints", hum: "hum" },
    },
    crumbs: { at: "road", sky: "day", choices: { prints: "prints-then", hum: "hum-then" } },
    prints: {
      at: "garden",
      sky: "day",
      moods: { children: "surprised" },
      choices: { crumbs: "crumbs-then", hum: "hum-then" },
    },
    hum: {
      at: "tower",
      sky: "day",
      moods: { children: "surprised" },
      choices: { crumbs: "crumbs-then", prints: "prints-then" },
    },
    "crumbs-then": { at: "road", sky: "day", next: "stairs" },
    "prints-then": { at: "garden", sky: "day", next: "stairs" },
    "hum-then": { at: "tower", sky: "day", next: "stairs" },
    stairs: {
      at: "tower",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "found",
      recalls: ["clues"],
    },
    found: {
      at: "tower",
      sky: "day",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      next: "reason",
    },
    reason: {
      at: "tower",
      sky: "day",
      moods: { children: "surprised", other: "sad" },
      choices: { share: "table", bake: "oven", basket: "basket" },
    },
    table: { at: "market", sky: "day", moods: allHappy, ending: "one-more-plate" },
    oven: { at: "workshop", sky: "day", moods: allHappy, ending: "a-second-baker" },
    basket: { at: "market", sky: "day", moods: allHappy, ending: "a-basket-on-a-string" },
  },
  lessonSlots: [
    { before: ["clues"], at: "market" },
    { before: ["found"], at: "tower" },
  ],
  returnSlots: [
    { before: ["stairs"], at: "tower" },
    { before: ["table", "oven", "basket"], at: "road" },
  ],
  suits: ["detectives", "cakes", "cooking", "puzzles", "birds", "hide-and-seek", "castles"],
  detours: [{ from: "sacks", skipTo: "clues" }],
} as const satisfies Plot;
