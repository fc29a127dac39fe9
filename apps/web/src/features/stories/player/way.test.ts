import { expect, it } from "vitest";
import { answered, stepTo, wayBack, type Way } from "./way.ts";

const way: Way = [
  { sceneId: "start", asked: false, answer: null },
  { sceneId: "fork", asked: true, answer: "Row the boat" },
  { sceneId: "boat", asked: false, answer: null },
];

it("grows by one scene, and remembers the answer that led on", () => {
  expect(stepTo([], { sceneId: "start", asked: true })).toEqual([
    { sceneId: "start", asked: true, answer: null },
  ]);
  expect(answered(way, "Swim").at(-1)).toEqual({ sceneId: "boat", asked: false, answer: "Swim" });
  expect(answered([], "Swim")).toEqual([]);
});

it("leads back to the latest question before the present scene, with nothing answered there", () => {
  expect(wayBack(way)).toEqual([way[0], { sceneId: "fork", asked: true, answer: null }]);
});

it("leads from a question back to the one before it", () => {
  const second: Way = [...way, { sceneId: "second fork", asked: true, answer: null }];

  expect(wayBack(second)?.at(-1)?.sceneId).toBe("fork");
});

it("leads nowhere where nothing was asked yet", () => {
  expect(wayBack(way.slice(0, 2))).toBeNull();
  expect(wayBack([])).toBeNull();
});
