/**
 * What is enough: at a market where things are swapped, a button becomes a goose and an egg and comes
 * back, to somebody who has everything but that. One line with two ways at its beginning.
 */
import type { Plot } from "../plot.ts";

export const swap = {
  beats: {
    start: { at: "home", next: "market" },
    market: { at: "market", next: "first" },
    first: { at: "market", choices: { whistle: "whistle", spoon: "spoon" } },
    whistle: { at: "market", next: "soup" },
    spoon: { at: "market", next: "soup" },
    soup: { at: "market", next: "egg" },
    egg: { at: "market", choices: { blanket: "heap", barrow: "heap" } },
    heap: { at: "market", next: "steps", recalls: ["egg"] },
    steps: { at: "market", next: "rain" },
    rain: {
      at: "market",
      recalls: ["egg"],
      choices: { sew: "warm", share: "found", build: "roof" },
    },
    warm: { at: "market", ending: "one-button", recalls: ["first"] },
    found: { at: "market", ending: "under-the-heap", recalls: ["first"] },
    roof: { at: "market", ending: "a-roof-for-the-market", recalls: ["first"] },
  },
  lessonSlots: [
    { before: ["egg"], at: "market" },
    { before: ["rain"], at: "market" },
  ],
  returnSlots: [
    { before: ["steps"], at: "market" },
    { before: ["warm", "found", "roof"], at: "market" },
  ],
  suits: ["rain", "crafts", "cooking", "farm-animals", "fruit", "dolls", "birds"],
  detours: [{ from: "egg", skipTo: "heap" }],
} as const satisfies Plot;
