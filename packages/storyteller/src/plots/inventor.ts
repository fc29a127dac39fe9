/**
 * The heart: doing it oneself, with one's own hands, and being let to. A cart for an old donkey is
 * secretly finished by somebody quick, who is given something else to do; the cart stays crooked.
 */
import { allHappy, type Plot } from "../plot.ts";

export const inventor = {
  beats: {
    start: { at: "village", sky: "day", next: "trouble" },
    trouble: { at: "workshop", sky: "day", moods: { children: "sad" }, next: "wheels" },
    wheels: {
      at: "workshop",
      sky: "day",
      choices: { lids: "trial", cheeses: "trial", pumpkins: "trial" },
    },
    trial: {
      at: "village",
      sky: "day",
      moods: { children: "surprised", friend: "happy" },
      next: "plums",
      recalls: ["wheels"],
    },
    plums: {
      at: "garden",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "back",
      recalls: ["wheels"],
    },
    back: {
      at: "workshop",
      sky: "dusk",
      moods: { children: "surprised", friend: "surprised" },
      choices: { flour: "caught", hide: "caught", note: "caught" },
    },
    caught: {
      at: "workshop",
      sky: "dusk",
      moods: { children: "surprised", friend: "surprised", other: "shy" },
      next: "tea",
      recalls: ["back"],
    },
    tea: {
      at: "workshop",
      sky: "night",
      moods: { other: "calm" },
      next: "nail",
      recalls: ["back"],
    },
    nail: {
      at: "workshop",
      sky: "day",
      moods: { other: "surprised" },
      choices: { count: "hill", pockets: "hill", own: "hill" },
    },
    hill: {
      at: "hill",
      sky: "day",
      moods: { children: "tired", friend: "tired", other: "calm" },
      choices: { rope: "bench", sheet: "afloat", donkey: "walked" },
      recalls: ["nail"],
    },
    bench: {
      at: "hill",
      sky: "day",
      moods: allHappy,
      ending: "a-bench-with-a-view",
      recalls: ["nail"],
    },
    afloat: {
      at: "sea",
      sky: "day",
      moods: allHappy,
      ending: "a-donkey-at-sea",
      recalls: ["nail"],
    },
    walked: {
      at: "hill",
      sky: "day",
      moods: allHappy,
      ending: "the-donkey-did-it-too",
      recalls: ["nail"],
    },
  },
  lessonSlots: [
    { before: ["back"], at: "garden" },
    { before: ["nail"], at: "workshop" },
  ],
  returnSlots: [
    { before: ["tea"], at: "workshop" },
    { before: ["bench", "afloat", "walked"], at: "hill" },
  ],
  suits: [
    "inventions",
    "crafts",
    "robots",
    "cars",
    "bicycles",
    "science",
    "farm-animals",
    "horses",
    "blocks",
  ],
  detours: [
    { from: "trial", skipTo: "plums" },
    { from: "back", skipTo: "caught" },
  ],
} as const satisfies Plot;
