import { actionIds } from "@codetale/domain/stories/pictures/cards";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("./*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("[SPLAY-8] there is a pictogram for each action, and none besides", () => {
  expect(Object.keys(files).sort()).toEqual(actionIds.map((id) => `./${id}.svg`).sort());
});

describe.each(Object.entries(files))("%s", (_path, text) => {
  it("is drawn on the 96 units of a card's picture", () => {
    expect(text).toContain('viewBox="0 0 96 96"');
  });

  it("is small enough to be loaded with a scene", () => {
    expect(text.length).toBeLessThan(3000);
  });
});

it("no two pictograms are the same drawing", () => {
  const drawings = Object.values(files);
  expect(new Set(drawings).size).toBe(drawings.length);
});
