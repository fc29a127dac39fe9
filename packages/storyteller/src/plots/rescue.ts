/**
 * Letting go of somebody one has come to love: a stranded whale is cared for, kept by a chain, and let
 * out to sea. One line, with small choices that come back, and three ways to say goodbye.
 */
import type { Plot } from "../plot.ts";

export const rescue = {
  beats: {
    start: { at: "harbor", next: "stuck" },
    stuck: { at: "harbor", next: "plan" },
    plan: { at: "harbor", choices: { buckets: "wet", sheets: "wet" } },
    wet: { at: "sea", next: "soup", recalls: ["plan"] },
    soup: { at: "sea", next: "afloat" },
    afloat: { at: "sea", choices: { song: "chain", splash: "chain" } },
    chain: { at: "harbor", next: "night", recalls: ["afloat"] },
    night: { at: "harbor", next: "dawn" },
    dawn: {
      at: "harbor",
      recalls: ["plan"],
      choices: { turn: "waved", row: "family", lamp: "shone" },
    },
    waved: { at: "harbor", ending: "the-sea-waves-back", recalls: ["afloat"] },
    family: { at: "sea", ending: "seven-tails", recalls: ["afloat"] },
    shone: { at: "harbor", ending: "a-lamp-on-the-wall", recalls: ["afloat"] },
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
