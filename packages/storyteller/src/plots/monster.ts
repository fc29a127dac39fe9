/**
 * Heart: a rumour is wrong, one has to look oneself. A key, a gift and a door of moss lead to the
 * singer of the feared sound, and the child decides how the village gets to know it.
 */
import type { Plot } from "../plot.ts";

export const monster = {
  beats: {
    start: { at: "village", next: "rumour" },
    rumour: { at: "village", next: "bench" },
    bench: { at: "village", next: "gift" },
    gift: { at: "home", choices: { soup: "wood", drum: "wood", blanket: "wood" } },
    wood: { at: "forest", choices: { prints: "log", noise: "log" } },
    log: { at: "forest", next: "door", recalls: ["wood"] },
    door: { at: "forest", choices: { knock: "inside", watch: "inside", greet: "inside" } },
    inside: { at: "cave", next: "truth", recalls: ["door"] },
    truth: {
      at: "cave",
      recalls: ["gift"],
      choices: { tune: "choir", tell: "told", bring: "walked" },
    },
    choir: { at: "forest", ending: "the-humming-wood", recalls: ["gift"] },
    told: { at: "village", ending: "a-brave-word-in-the-square", recalls: ["gift"] },
    walked: { at: "village", ending: "a-walk-into-town", recalls: ["gift"] },
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
