/**
 * What is enough: at a market where things are swapped, a button becomes a goose and an egg and comes
 * back, to somebody who has everything but that. One line with two ways at its beginning.
 */
import { allHappy, type Plot } from "../plot.ts";

export const swap = {
  beats: {
    start: { at: "home", sky: "day", next: "market" },
    market: {
      at: "market",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      next: "first",
    },
    first: { at: "market", sky: "day", choices: { whistle: "whistle", spoon: "spoon" } },
    whistle: {
      at: "market",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "soup",
    },
    spoon: {
      at: "market",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "soup",
    },
    soup: {
      at: "market",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      next: "egg",
    },
    egg: {
      at: "market",
      sky: "day",
      moods: { children: "surprised", friend: "surprised" },
      choices: { blanket: "heap", barrow: "heap" },
    },
    heap: { at: "market", sky: "day", moods: { other: "angry" }, next: "steps", recalls: ["egg"] },
    steps: { at: "market", sky: "day", moods: { other: "calm" }, next: "rain" },
    rain: {
      at: "market",
      sky: "rain",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      recalls: ["egg"],
      choices: { sew: "warm", share: "found", build: "roof" },
    },
    warm: { at: "market", sky: "rain", moods: allHappy, ending: "one-button", recalls: ["first"] },
    found: {
      at: "market",
      sky: "rain",
      moods: allHappy,
      ending: "under-the-heap",
      recalls: ["first"],
    },
    roof: {
      at: "market",
      sky: "rain",
      moods: allHappy,
      ending: "a-roof-for-the-market",
      recalls: ["first"],
    },
  },
  lessonSlots: [
    { before: ["egg"], at: "market" },
    { before: ["rain"], at: "market" },
  ],
  returnSlots: [
    { before: ["steps"], at: "market" },
    { before: ["warm", "found", "roof"], at: "market" },
  ],
  suits: ["rain", "crafts", "cooking", "farm-animals", "fruit", "dolls", "birds"],
  detours: [{ from: "egg", skipTo: "heap" }],
} as const satisfies Plot;
