/**
 * The heart: a promise kept. A small boat sails to where the moon touches the sea; on the way out a
 * promise is given on a sandbank, on the way home the boat turns off to keep it.
 */
import { allHappy, type Plot } from "../plot.ts";

export const voyage = {
  beats: {
    start: { at: "harbor", sky: "day", next: "trouble" },
    trouble: {
      at: "harbor",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      next: "sail",
    },
    sail: {
      at: "harbor",
      sky: "dusk",
      choices: { cloth: "out", pyjamas: "out", umbrellas: "out" },
    },
    out: {
      at: "sea",
      sky: "dusk",
      moods: { children: "happy", friend: "surprised" },
      next: "soup",
      recalls: ["sail"],
    },
    soup: {
      at: "sea",
      sky: "dusk",
      moods: { children: "happy", friend: "happy" },
      next: "sandbank",
      recalls: ["sail"],
    },
    sandbank: {
      at: "sea",
      sky: "dusk",
      moods: { children: "surprised", other: "sad" },
      choices: { shoe: "calm", knots: "calm", shell: "calm" },
    },
    calm: {
      at: "sea",
      sky: "night",
      moods: { friend: "tired" },
      choices: { spoons: "moon", dolphin: "moon", whistle: "moon" },
    },
    moon: {
      at: "sea",
      sky: "night",
      moods: { children: "happy", friend: "happy" },
      next: "reunion",
      recalls: ["calm"],
    },
    reunion: {
      at: "sea",
      sky: "night",
      moods: { children: "happy", friend: "happy", other: "surprised" },
      choices: { aboard: "aboard", share: "share", cat: "cat" },
      recalls: ["sandbank"],
    },
    aboard: { at: "harbor", sky: "night", moods: allHappy, ending: "a-steady-hand-for-the-spoon" },
    share: { at: "harbor", sky: "night", moods: allHappy, ending: "two-halves-two-moons" },
    cat: { at: "sea", sky: "night", moods: allHappy, ending: "the-cat-goes-to-sea" },
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
