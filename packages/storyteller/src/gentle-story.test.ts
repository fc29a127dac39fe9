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
  ["its theme", { objectives: ["our Bello"], themes: ["pet-death"], language: "en" }, null, true],
  [
    "its theme in a language of no ours",
    { objectives: ["o nosso Bello"], themes: ["pet-death"], language: "pt" },
    null,
    true,
  ],
  [
    "the theme that replaced what was understood",
    { objectives: ["grandpa died"], themes: ["sharing"], language: "en" },
    null,
    false,
  ],
  [
    "an objective that is only mentioned",
    { objectives: ["sharing", "bees"], themes: [null, "mention"], language: "en" },
    null,
    false,
  ],
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
