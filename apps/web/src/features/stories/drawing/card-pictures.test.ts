import { actionIds } from "@codetale/domain/stories/pictures/cards";
import { thingIds } from "@codetale/domain/stories/pictures/things";
import { expect, it } from "vitest";
import { pictureFiles } from "./card-picture.tsx";

it("[SPLAY-8] there is a file for each thing and each action, and none besides", () => {
  const paths = [
    ...thingIds.map((id) => `./things/${id}.svg`),
    ...actionIds.map((id) => `./actions/${id}.svg`),
  ];
  expect(Object.keys(pictureFiles).sort()).toEqual(paths.sort());
});

// One test for all, since a test of its own costs more than looking at a drawing.
it("each is drawn on the 96 units of a card's picture", () => {
  expect(pathsWhere((text) => !text.includes('viewBox="0 0 96 96"'))).toEqual([]);
});

it("each is small enough to be loaded with a scene", () => {
  expect(pathsWhere((text) => text.length >= 3000)).toEqual([]);
});

it("no two are the same drawing", () => {
  const drawings = Object.values(pictureFiles);
  expect(new Set(drawings).size).toBe(drawings.length);
});

function pathsWhere(isWrong: (text: string) => boolean): string[] {
  return Object.entries(pictureFiles).flatMap(([path, text]) => (isWrong(text) ? [path] : []));
}
