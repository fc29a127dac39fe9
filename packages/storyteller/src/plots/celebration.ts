/** One day: a mishap each in the morning, at noon and in the evening, and an uninvited guest. */
import type { Plot } from "../plot.ts";

export const celebration = {
  beats: {
    start: { at: "village", next: "morning" },
    morning: { at: "workshop", next: "cake" },
    cake: { at: "workshop", choices: { pancakes: "noon", fruit: "noon" } },
    noon: { at: "meadow", recalls: ["cake"], choices: { pots: "played", birds: "played" } },
    played: { at: "meadow", next: "guest", recalls: ["noon"] },
    guest: { at: "meadow", next: "wish" },
    wish: { at: "meadow", choices: { chair: "seated", dance: "danced", lantern: "lit" } },
    seated: { at: "meadow", ending: "the-longest-table", recalls: ["cake"] },
    danced: { at: "hill", ending: "the-dance-down-the-hill", recalls: ["noon"] },
    lit: { at: "village", ending: "the-parade-of-lights", recalls: ["noon"] },
  },
  lessonSlots: [
    { before: ["cake"], at: "workshop" },
    { before: ["noon"], at: "meadow" },
    { before: ["guest"], at: "meadow" },
  ],
  detours: [{ from: "played", skipTo: "guest" }],
} as const satisfies Plot;
