/**
 * Letting go of somebody one has come to love: a stranded whale is cared for, kept by a chain, and let
 * out to sea. One line, with small choices that come back, and three ways to say goodbye.
 */
import type { Plot } from "../plot.ts";

export const rescue = {
  beats: {
    start: { at: "harbor", sky: "day", next: "stuck" },
    stuck: { at: "harbor", sky: "day", next: "plan" },
    plan: { at: "harbor", sky: "day", choices: { buckets: "wet", sheets: "wet" } },
    wet: { at: "sea", sky: "day", next: "soup", recalls: ["plan"] },
    soup: { at: "sea", sky: "day", next: "afloat" },
    afloat: { at: "sea", sky: "day", choices: { song: "chain", splash: "chain" } },
    chain: { at: "harbor", sky: "day", next: "night", recalls: ["afloat"] },
    night: { at: "harbor", sky: "day", next: "dawn" },
    dawn: {
      at: "harbor",
      sky: "day",
      recalls: ["plan"],
      choices: { turn: "waved", row: "family", lamp: "shone" },
    },
    waved: { at: "harbor", sky: "day", ending: "the-sea-waves-back", recalls: ["afloat"] },
    family: { at: "sea", sky: "day", ending: "seven-tails", recalls: ["afloat"] },
    shone: { at: "harbor", sky: "day", ending: "a-lamp-on-the-wall", recalls: ["afloat"] },
  },
  lessonSlots: [
    { before: ["afloat"], at: "sea" },
    { before: ["dawn"], at: "harbor" },
  ],
  returnSlots: [
    { before: ["night"], at: "harbor" },
    { before: ["waved", "family", "shone"], at: "harbor" },
  ],
  suits: ["whales", "sea", "boats", "fish", "mermaids", "shells", "islands", "swimming"],
  detours: [{ from: "plan", skipTo: "soup" }],
} as const satisfies Plot;
