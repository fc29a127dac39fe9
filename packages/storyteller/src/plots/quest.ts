/** Two ways that meet again before the one who took what is missing. */
import type { Plot } from "../plot.ts";

export const quest = {
  beats: {
    start: { at: "village", next: "missing" },
    missing: { at: "village", next: "road" },
    road: { at: "road", choices: { forest: "forest", river: "river" } },
    forest: { at: "forest", next: "gap" },
    river: { at: "river", next: "gap" },
    gap: { at: "hill", choices: { rope: "crossed", geese: "crossed", plank: "crossed" } },
    crossed: { at: "hill", next: "den", recalls: ["gap"] },
    den: { at: "cave", next: "confession", recalls: ["road"] },
    confession: { at: "cave", choices: { stay: "nightly", carve: "echo", invite: "moved" } },
    nightly: { at: "cave", ending: "two-bells-of-evening", recalls: ["road"] },
    echo: { at: "hill", ending: "a-small-bell-for-the-cave", recalls: ["road"] },
    moved: { at: "village", ending: "a-new-neighbour", recalls: ["road"] },
  },
  lessonSlots: [
    { before: ["road"], at: "village" },
    { before: ["gap"], at: "road" },
    { before: ["den"], at: "hill" },
  ],
  detours: [{ from: "gap", skipTo: "den" }],
} as const satisfies Plot;
