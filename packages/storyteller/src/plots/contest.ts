/** Three rounds in a row; each speaks of the one before, and the last decides what is won. */
import type { Plot } from "../plot.ts";

export const contest = {
  beats: {
    start: { at: "village", next: "rival" },
    rival: { at: "meadow", next: "first" },
    first: { at: "meadow", choices: { smooth: "second", bumpy: "second" } },
    second: { at: "hill", recalls: ["first"], choices: { sing: "third", rest: "third" } },
    third: {
      at: "hill",
      recalls: ["second"],
      choices: { help: "axle", call: "pushing", swap: "riding" },
    },
    axle: { at: "hill", next: "together" },
    pushing: { at: "hill", next: "crowd" },
    riding: { at: "hill", next: "double" },
    together: { at: "meadow", ending: "two-ribbons-from-one", recalls: ["first"] },
    crowd: { at: "meadow", ending: "last-and-loudest", recalls: ["first"] },
    double: { at: "meadow", ending: "one-cart-two-drivers", recalls: ["first"] },
  },
  lessonSlots: [
    { before: ["first"], at: "meadow" },
    { before: ["second"], at: "meadow" },
    { before: ["third"], at: "hill" },
  ],
  detours: [],
} as const satisfies Plot;
