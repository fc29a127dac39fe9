/**
 * The heart: a promise kept. A small boat sails to where the moon touches the sea; on the way out a
 * promise is given on a sandbank, on the way home the boat turns off to keep it.
 */
import type { Plot } from "../plot.ts";

export const voyage = {
  beats: {
    start: { at: "harbor", next: "trouble" },
    trouble: { at: "harbor", next: "sail" },
    sail: { at: "harbor", choices: { cloth: "out", pyjamas: "out", umbrellas: "out" } },
    out: { at: "sea", next: "soup", recalls: ["sail"] },
    soup: { at: "sea", next: "sandbank", recalls: ["sail"] },
    sandbank: { at: "sea", choices: { shoe: "calm", knots: "calm", shell: "calm" } },
    calm: { at: "sea", choices: { spoons: "moon", dolphin: "moon", whistle: "moon" } },
    moon: { at: "sea", next: "reunion", recalls: ["calm"] },
    reunion: {
      at: "sea",
      choices: { aboard: "aboard", share: "share", cat: "cat" },
      recalls: ["sandbank"],
    },
    aboard: { at: "harbor", ending: "a-steady-hand-for-the-spoon" },
    share: { at: "harbor", ending: "two-halves-two-moons" },
    cat: { at: "sea", ending: "the-cat-goes-to-sea" },
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
