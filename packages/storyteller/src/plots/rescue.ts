/** A tree: each plan has a second question of its own, and the branches never join again. */
import type { Plot } from "../plot.ts";

export const rescue = {
  beats: {
    start: { at: "harbor", next: "stuck" },
    stuck: { at: "harbor", next: "plan" },
    plan: { at: "harbor", choices: { boat: "rowing", sand: "digging" } },
    rowing: { at: "sea", choices: { hum: "humming", lamp: "shining" } },
    digging: { at: "sea", choices: { ask: "asking", bucket: "carrying" } },
    humming: { at: "sea", next: "goodbye" },
    shining: { at: "sea", next: "goodbye" },
    asking: { at: "sea", next: "channel" },
    carrying: { at: "sea", next: "channel" },
    goodbye: { at: "sea", choices: { follow: "pod", name: "visit" } },
    channel: { at: "harbor", choices: { keep: "pool", fill: "visit" } },
    pod: { at: "sea", ending: "the-whole-family-sings", recalls: ["rowing"] },
    visit: { at: "harbor", ending: "a-visit-every-full-moon", recalls: ["rowing", "digging"] },
    pool: { at: "harbor", ending: "a-pool-for-little-ones", recalls: ["digging"] },
  },
  lessonSlots: [
    { before: ["plan"], at: "harbor" },
    { before: ["goodbye", "channel"], at: "sea" },
  ],
  detours: [],
} as const satisfies Plot;
