/**
 * Being together beats being first: a race of home-made carts, with a breakfast and a ferry that make
 * everyone wait. One line that parts at the broken axle, into three ways to arrive.
 */
import { allHappy, type Plot } from "../plot.ts";

export const contest = {
  beats: {
    start: { at: "village", sky: "day", moods: { children: "happy" }, next: "team" },
    team: { at: "meadow", sky: "day", next: "breakfast" },
    breakfast: {
      at: "meadow",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "flag",
    },
    flag: {
      at: "meadow",
      sky: "day",
      moods: { children: "surprised", other: "angry" },
      choices: { smooth: "road", bumpy: "road" },
    },
    road: {
      at: "road",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "hill",
      recalls: ["flag"],
    },
    hill: {
      at: "hill",
      sky: "day",
      moods: { children: "tired", friend: "tired" },
      choices: { sing: "ferry", plums: "ferry" },
    },
    ferry: {
      at: "river",
      sky: "day",
      moods: { children: "happy", friend: "happy", other: "shy" },
      next: "crack",
      recalls: ["hill"],
    },
    crack: {
      at: "hill",
      sky: "day",
      moods: { children: "surprised", friend: "surprised", other: "sad" },
      choices: { mend: "axle", push: "pushing", share: "riding" },
    },
    axle: {
      at: "hill",
      sky: "day",
      moods: { children: "happy", friend: "happy", other: "surprised" },
      next: "together",
    },
    pushing: { at: "hill", sky: "day", moods: allHappy, next: "crowd" },
    riding: { at: "hill", sky: "day", moods: allHappy, next: "double" },
    together: {
      at: "meadow",
      sky: "day",
      moods: allHappy,
      ending: "two-ribbons-from-one",
      recalls: ["flag"],
    },
    crowd: {
      at: "meadow",
      sky: "day",
      moods: allHappy,
      ending: "the-hen-comes-first",
      recalls: ["flag"],
    },
    double: {
      at: "meadow",
      sky: "day",
      moods: allHappy,
      ending: "one-cart-two-drivers",
      recalls: ["flag"],
    },
  },
  lessonSlots: [
    { before: ["flag"], at: "meadow" },
    { before: ["crack"], at: "river" },
  ],
  returnSlots: [
    { before: ["hill"], at: "road" },
    { before: ["together", "crowd", "double"], at: "hill" },
  ],
  suits: ["cars", "bicycles", "running", "inventions", "crafts", "farm-animals", "gymnastics"],
  detours: [{ from: "hill", skipTo: "ferry" }],
} as const satisfies Plot;
