/**
 * The heart: mistakes make it better. A tiny theatre plays “The King Who Never Laughed”; whatever
 * goes wrong makes the evening, and one who hid because of a mistake comes back on stage.
 */
import { allHappy, type Plot } from "../plot.ts";

export const theatre = {
  beats: {
    start: { at: "village", sky: "day", next: "trouble" },
    trouble: {
      at: "village",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      next: "castle",
    },
    castle: {
      at: "workshop",
      sky: "day",
      choices: { cabbages: "rehearsal", sheets: "rehearsal", baskets: "rehearsal" },
    },
    rehearsal: {
      at: "workshop",
      sky: "day",
      moods: { friend: "happy" },
      next: "well",
      recalls: ["castle"],
    },
    well: {
      at: "market",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "under",
      recalls: ["castle"],
    },
    under: {
      at: "workshop",
      sky: "day",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      choices: { whisper: "act", curtain: "act", thunder: "act" },
    },
    act: {
      at: "workshop",
      sky: "dusk",
      moods: { children: "afraid", friend: "surprised" },
      choices: { pot: "interval", ladle: "interval", taste: "interval" },
    },
    interval: {
      at: "garden",
      sky: "dusk",
      moods: { friend: "happy" },
      next: "turn",
      recalls: ["act"],
    },
    turn: {
      at: "workshop",
      sky: "night",
      moods: { children: "surprised", friend: "surprised", other: "afraid" },
      choices: { dance: "dance", crown: "crown", audience: "audience" },
      recalls: ["under"],
    },
    dance: { at: "workshop", sky: "night", moods: allHappy, ending: "the-falling-over-dance" },
    crown: { at: "workshop", sky: "night", moods: allHappy, ending: "two-crowns" },
    audience: { at: "village", sky: "night", moods: allHappy, ending: "everyone-on-stage" },
  },
  lessonSlots: [
    { before: ["under"], at: "market" },
    { before: ["turn"], at: "garden" },
  ],
  returnSlots: [
    { before: ["act"], at: "workshop" },
    { before: ["dance", "crown", "audience"], at: "workshop" },
  ],
  suits: [
    "theatre",
    "dancing",
    "singing",
    "music",
    "princesses",
    "castles",
    "drawing",
    "dolls",
    "crafts",
    "knights",
  ],
  detours: [
    { from: "act", skipTo: "interval" },
    { from: "rehearsal", skipTo: "well" },
  ],
} as const satisfies Plot;
