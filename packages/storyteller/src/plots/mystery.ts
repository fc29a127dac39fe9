/** Three clues, of which the child gathers two in any order; the last follows from both. */
import type { Plot } from "../plot.ts";

export const mystery = {
  beats: {
    start: { at: "market", next: "gone" },
    gone: { at: "market", next: "clues" },
    clues: { at: "market", choices: { crumbs: "crumbs", prints: "prints", hum: "hum" } },
    crumbs: { at: "road", choices: { prints: "prints-then", hum: "hum-then" } },
    prints: { at: "garden", choices: { crumbs: "crumbs-then", hum: "hum-then" } },
    hum: { at: "tower", choices: { crumbs: "crumbs-then", prints: "prints-then" } },
    "crumbs-then": { at: "road", next: "found" },
    "prints-then": { at: "garden", next: "found" },
    "hum-then": { at: "tower", next: "found" },
    found: { at: "tower", next: "reason", recalls: ["clues"] },
    reason: { at: "tower", choices: { share: "table", teach: "oven", trade: "basket" } },
    table: { at: "market", ending: "a-long-table" },
    oven: { at: "workshop", ending: "a-second-baker" },
    basket: { at: "market", ending: "a-basket-on-a-string" },
  },
  lessonSlots: [
    { before: ["clues"], at: "market" },
    { before: ["reason"], at: "tower" },
  ],
  detours: [{ from: "found", skipTo: "reason" }],
} as const satisfies Plot;
