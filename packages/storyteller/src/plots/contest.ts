/**
 * Being together beats being first: a race of home-made carts, with a breakfast and a ferry that make
 * everyone wait. One line that parts at the broken axle, into three ways to arrive.
 */
import type { Plot } from "../plot.ts";

export const contest = {
  beats: {
    start: { at: "village", next: "team" },
    team: { at: "meadow", next: "breakfast" },
    breakfast: { at: "meadow", next: "flag" },
    flag: { at: "meadow", choices: { smooth: "road", bumpy: "road" } },
    road: { at: "road", next: "hill", recalls: ["flag"] },
    hill: { at: "hill", choices: { sing: "ferry", plums: "ferry" } },
    ferry: { at: "river", next: "crack", recalls: ["hill"] },
    crack: { at: "hill", choices: { mend: "axle", push: "pushing", share: "riding" } },
    axle: { at: "hill", next: "together" },
    pushing: { at: "hill", next: "crowd" },
    riding: { at: "hill", next: "double" },
    together: { at: "meadow", ending: "two-ribbons-from-one", recalls: ["flag"] },
    crowd: { at: "meadow", ending: "the-hen-comes-first", recalls: ["flag"] },
    double: { at: "meadow", ending: "one-cart-two-drivers", recalls: ["flag"] },
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
