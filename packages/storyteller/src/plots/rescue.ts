/**
 * Letting go of somebody one has come to love: a stranded whale is cared for, kept by a chain, and let
 * out to sea. One line, with small choices that come back, and three ways to say goodbye.
 */
import { allHappy, type Plot } from "../plot.ts";

export const rescue = {
  beats: {
    start: { at: "harbor", sky: "day", next: "stuck" },
    stuck: {
      at: "harbor",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      next: "plan",
    },
    plan: { at: "harbor", sky: "day", choices: { buckets: "wet", sheets: "wet" } },
    wet: {
      at: "sea",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "soup",
      recalls: ["plan"],
    },
    soup: { at: "sea", sky: "dusk", moods: { children: "happy", friend: "happy" }, next: "afloat" },
    afloat: {
      at: "sea",
      sky: "dusk",
      moods: { children: "happy", friend: "happy" },
      choices: { song: "chain", splash: "chain" },
    },
    chain: {
      at: "harbor",
      sky: "dusk",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      next: "night",
      recalls: ["afloat"],
    },
    night: { at: "harbor", sky: "night", moods: { other: "calm" }, next: "dawn" },
    dawn: {
      at: "harbor",
      sky: "dusk",
      moods: { children: "sad", friend: "sad", other: "sad" },
      recalls: ["plan"],
      choices: { turn: "waved", row: "family", lamp: "shone" },
    },
    waved: {
      at: "harbor",
      sky: "day",
      moods: allHappy,
      ending: "the-sea-waves-back",
      recalls: ["afloat"],
    },
    family: { at: "sea", sky: "day", moods: allHappy, ending: "seven-tails", recalls: ["afloat"] },
    shone: {
      at: "harbor",
      sky: "night",
      moods: allHappy,
      ending: "a-lamp-on-the-wall",
      recalls: ["afloat"],
    },
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
