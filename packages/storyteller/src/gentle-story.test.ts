import { expect, it } from "vitest";
import { isGentleStory } from "./gentle-story.ts";

it.each([
  ["its plot", { objectives: ["something"], language: "en" }, "quiet-afternoon", true],
  [
    "its objective",
    { objectives: ["sharing", "her grandfather died"], language: "en" },
    null,
    true,
  ],
  ["its objective in French", { objectives: ["le divorce"], language: "fr" }, null, true],
  ["another plot", { objectives: ["sharing"], language: "en" }, "quest", false],
  ["a plot that is no more", { objectives: [], language: "en" }, "gone", false],
  [
    "objectives in a language of no ours",
    { objectives: ["divórcio"], language: "pt" },
    null,
    false,
  ],
])("[SMAKE-6] by %s a story is known to be gentle, or not", (_, wishes, plot, isGentle) => {
  expect(isGentleStory(wishes, plot)).toBe(isGentle);
});
