/**
 * Heart: a rumour is wrong, one has to look oneself. A key, a gift and a door of moss lead to the
 * singer of the feared sound, and the child decides how the village gets to know it.
 */
import { allHappy, type Plot } from "../plot.ts";

export const monster = {
  beats: {
    start: { at: "village", sky: "day", next: "rumour" },
    rumour: {
      at: "village",
      sky: "day",
      moods: { children: "afraid", friend: "afraid" },
      next: "bench",
    },
    bench: { at: "village", sky: "day", next: "gift" },
    gift: { at: "home", sky: "day", choices: { soup: "wood", drum: "wood", blanket: "wood" } },
    wood: {
      at: "forest",
      sky: "day",
      moods: { children: "afraid", friend: "afraid" },
      choices: { prints: "log", noise: "log" },
    },
    log: {
      at: "forest",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "door",
      recalls: ["wood"],
    },
    door: {
      at: "forest",
      sky: "day",
      moods: { children: "afraid", friend: "afraid" },
      choices: { knock: "inside", watch: "inside", greet: "inside" },
    },
    inside: {
      at: "cave",
      sky: "day",
      moods: { children: "surprised", friend: "surprised", other: "afraid" },
      next: "truth",
      recalls: ["door"],
    },
    truth: {
      at: "cave",
      sky: "day",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      recalls: ["gift"],
      choices: { tune: "choir", tell: "told", bring: "walked" },
    },
    choir: {
      at: "forest",
      sky: "dusk",
      moods: allHappy,
      ending: "the-humming-wood",
      recalls: ["gift"],
    },
    told: {
      at: "village",
      sky: "dusk",
      moods: allHappy,
      ending: "a-brave-word-in-the-square",
      recalls: ["gift"],
    },
    walked: {
      at: "village",
      sky: "dusk",
      moods: allHappy,
      ending: "a-walk-into-town",
      recalls: ["gift"],
    },
  },
  lessonSlots: [
    { before: ["gift"], at: "village" },
    { before: ["door"], at: "forest" },
  ],
  returnSlots: [
    { before: ["log"], at: "forest" },
    { before: ["choir", "told", "walked"], at: "forest" },
  ],
  suits: ["forest", "caves", "singing", "music", "fruit", "detectives", "trees", "moon"],
  detours: [{ from: "door", skipTo: "inside" }],
} as const satisfies Plot;
