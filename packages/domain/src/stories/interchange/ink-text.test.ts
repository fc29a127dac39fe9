import { expect, test } from "vitest";
import { knotName } from "./ink-text.ts";

test.each([
  ["start", "start"],
  ["lesson-1.left", "lesson_1_left"],
  ["Île", "scene__le"],
  ["1st", "scene_1st"],
  ["_a", "scene__a"],
  ["", "scene_"],
  ["END", "scene_END"],
  ["temp", "scene_temp"],
  ["Ending", "Ending"],
])("the scene %j is the knot %s", (id, name) => {
  expect(knotName(id)).toBe(name);
});
