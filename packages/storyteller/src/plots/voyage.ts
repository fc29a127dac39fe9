/**
 * The heart: a promise kept. A small boat sails to where the moon touches the sea; on the way out a
 * promise is given on a sandbank, on the way home the boat turns off to keep it.
 */
import type { Plot } from "../plot.ts";

export const voyage = {
  beats: {
    start: { at: "harbor", sky: "day", next: "trouble" },
    trouble: { at: "harbor", sky: "day", next: "sail" },
    sail: { at: "harbor", sky: "day", choices: { cloth: "out", pyjamas: "out", umbrellas: "out" } },
    out: { at: "sea", sky: "day", next: "soup", recalls: ["sail"] },
    soup: { at: "sea", sky: "day", next: "sandbank", recalls: ["sail"] },
    sandbank: { at: "sea", sky: "day", choices: { shoe: "calm", knots: "calm", shell: "calm" } },
    calm: { at: "sea", sky: "day", choices: { spoons: "moon", dolphin: "moon", whistle: "moon" } },
    moon: { at: "sea", sky: "day", next: "reunion", recalls: ["calm"] },
    reunion: {
      at: "sea",
      sky: "day",
      choices: { aboard: "aboard", share: "share", cat: "cat" },
      recalls: ["sandbank"],
    },
    aboard: { at: "harbor", sky: "day", ending: "a-steady-hand-for-the-spoon" },
    share: { at: "harbor", sky: "day", ending: "two-halves-two-moons" },
    cat: { at: "sea", sky: "day", ending: "the-cat-goes-to-sea" },
  },
  lessonSlots: [
    { before: ["sandbank"], at: "sea" },
    { before: ["reunion"], at: "sea" },
  ],
  returnSlots: [
    { before: ["calm"], at: "sea" },
    { before: ["aboard", "share", "cat"], at: "sea" },
  ],
  suits: [
    "sea",
    "boats",
    "moon",
    "fish",
    "whales",
    "islands",
    "pirates",
    "mermaids",
    "shells",
    "swimming",
  ],
  detours: [
    { from: "calm", skipTo: "moon" },
    { from: "out", skipTo: "soup" },
  ],
} as const satisfies Plot;
