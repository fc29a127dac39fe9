import { expect, it } from "vitest";
import { aScene, aStory } from "../testing/stories.ts";
import { hasPrompt, scenesById } from "./graph.ts";
import { fewestOnPath, longestPath, reachableFrom, reachesEnding } from "./paths.ts";

const scenes = scenesById(aStory());
const loop = scenesById({
  scenes: [aScene({ nextId: "again" }), aScene({ id: "again", nextId: "start" })],
});

it("reaches everything from the start, and less around what is avoided", () => {
  expect(reachableFrom(scenes, "start").size).toBe(scenes.size);
  expect([...reachableFrom(scenes, "start", ({ id }) => id === "third")].sort()).toEqual(
    ["start", "second", "other-third", "two", "three"].sort(),
  );
  expect(reachableFrom(scenes, "nowhere").size).toBe(0);
});

it("knows from where an ending can be reached", () => {
  expect(reachesEnding(scenes).size).toBe(scenes.size);
  expect(reachesEnding(loop).size).toBe(0);
});

it("measures the longest path, and gives none where a path comes back", () => {
  expect(longestPath(scenes, "start")).toBe(4);
  expect(longestPath(loop, "start")).toBeNull();
});

it("counts the fewest scenes of a kind on any path", () => {
  expect(fewestOnPath(scenes, "start", hasPrompt)).toBe(3);
  expect(fewestOnPath(scenes, "start", ({ id }) => id === "third")).toBe(0);
  expect(fewestOnPath(loop, "start", hasPrompt)).toBeNull();
});
