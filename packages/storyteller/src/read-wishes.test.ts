import { describe, expect, it, test } from "vitest";
import { readObjective } from "./read-wishes.ts";
import { storyLocales } from "./story-locales.ts";

const { hi: hindi } = storyLocales;

describe("[SMAKE-7] an objective", () => {
  test.each([
    ["bhai ko na maarna", "hitting"],
    ["भाई को न मारना", "hitting"],
    ["dadi chali gayi", "death"],
    ["andhere se darti hai", "dark"],
    ["अन्धेरे से डर", "dark"],
  ])("in Hindi is understood in both kinds of letters: %s", (text, theme) => {
    expect(readObjective(text, hindi).theme).toBe(theme);
  });

  it("that two themes have in the same words is asked about", () => {
    const { theme, nearest } = readObjective("body parts", hindi);
    expect(theme).toBeNull();
    expect(nearest.slice(0, 2).sort()).toEqual(["body", "touch"]);
  });
});
