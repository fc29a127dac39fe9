import { actionIds } from "@codetale/domain/stories/pictures/cards";
import { thingIds } from "@codetale/domain/stories/pictures/things";
import { describe, expect, it } from "vitest";
import { pictureFiles } from "./card-picture.tsx";

it("[SPLAY-8] there is a file for each thing and each action, and none besides", () => {
  const paths = [
    ...thingIds.map((id) => `./things/${id}.svg`),
    ...actionIds.map((id) => `./actions/${id}.svg`),
  ];
  expect(Object.keys(pictureFiles).sort()).toEqual(paths.sort());
});

describe.each(Object.entries(pictureFiles))("%s", (_path, text) => {
  it("is drawn on the 96 units of a card's picture", () => {
    expect(text).toContain('viewBox="0 0 96 96"');
  });

  it("is small enough to be loaded with a scene", () => {
    expect(text.length).toBeLessThan(3000);
  });
});

it("no two are the same drawing", () => {
  const drawings = Object.values(pictureFiles);
  expect(new Set(drawings).size).toBe(drawings.length);
});
