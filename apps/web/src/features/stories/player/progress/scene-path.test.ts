import { expect, it } from "vitest";
import { withAnswer, appendVisit, pathToLastQuestion, type ScenePath } from "./scene-path.ts";

const path: ScenePath = [
  { sceneId: "start", asked: false, answer: null },
  { sceneId: "fork", asked: true, answer: "Row the boat" },
  { sceneId: "boat", asked: false, answer: null },
];

it("grows by one scene, and remembers the answer that led on", () => {
  expect(appendVisit([], { sceneId: "start", asked: true })).toEqual([
    { sceneId: "start", asked: true, answer: null },
  ]);
  expect(withAnswer(path, "Swim").at(-1)).toEqual({
    sceneId: "boat",
    asked: false,
    answer: "Swim",
  });
  expect(withAnswer([], "Swim")).toEqual([]);
});

it("leads back to the latest question before the present scene, with nothing answered there", () => {
  expect(pathToLastQuestion(path)).toEqual([
    path[0],
    { sceneId: "fork", asked: true, answer: null },
  ]);
});

it("leads from a question back to the one before it", () => {
  const second: ScenePath = [...path, { sceneId: "second fork", asked: true, answer: null }];

  expect(pathToLastQuestion(second)?.at(-1)?.sceneId).toBe("fork");
});

it("leads nowhere where nothing was asked yet", () => {
  expect(pathToLastQuestion(path.slice(0, 2))).toBeNull();
  expect(pathToLastQuestion([])).toBeNull();
});
