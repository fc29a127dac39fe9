/**
 * Heart: hunger, and the shame of having taken. Three clues, of which the child gathers two in any order,
 * lead to a tower where seven buns do not taste; the child decides how they are shared.
 */
import type { Plot } from "../plot.ts";

export const mystery = {
  beats: {
    start: { at: "market", next: "gone" },
    gone: { at: "market", next: "sacks" },
    sacks: { at: "market", next: "clues" },
    clues: { at: "market", choices: { crumbs: "crumbs", prints: "prints", hum: "hum" } },
    crumbs: { at: "road", choices: { prints: "prints-then", hum: "hum-then" } },
    prints: { at: "garden", choices: { crumbs: "crumbs-then", hum: "hum-then" } },
    hum: { at: "tower", choices: { crumbs: "crumbs-then", prints: "prints-then" } },
    "crumbs-then": { at: "road", next: "stairs" },
    "prints-then": { at: "garden", next: "stairs" },
    "hum-then": { at: "tower", next: "stairs" },
    stairs: { at: "tower", next: "found", recalls: ["clues"] },
    found: { at: "tower", next: "reason" },
    reason: { at: "tower", choices: { share: "table", bake: "oven", basket: "basket" } },
    table: { at: "market", ending: "one-more-plate" },
    oven: { at: "workshop", ending: "a-second-baker" },
    basket: { at: "market", ending: "a-basket-on-a-string" },
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
