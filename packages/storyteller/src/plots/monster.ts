/** Three scenes lead to a feared creature; the object chosen first changes the meeting. */
import type { Plot } from "../plot.ts";

export const monster = {
  beats: {
    start: { at: "village", next: "rumour" },
    rumour: { at: "village", next: "gift" },
    gift: { at: "home", choices: { soup: "near", drum: "near", blanket: "near" } },
    near: { at: "forest", recalls: ["gift"], choices: { knock: "knocked", watch: "watched" } },
    knocked: { at: "cave", next: "truth" },
    watched: { at: "cave", next: "truth" },
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
    { before: ["gift"], at: "home" },
    { before: ["near"], at: "forest" },
    { before: ["truth"], at: "cave" },
  ],
  detours: [],
} as const satisfies Plot;
