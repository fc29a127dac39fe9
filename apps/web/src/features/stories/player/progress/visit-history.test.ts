import { expect, it } from "vitest";
import {
  choiceTargets,
  emptyHistory,
  ownIdeaTargets,
  pathTo,
  recordVisit,
  type VisitHistory,
} from "./visit-history.ts";
import { aPlayerScene, aQuestion } from "../testing/a-scene.ts";
import type { ScenePath } from "./scene-path.ts";

const start = aPlayerScene({ next_id: "fork" });
const fork = aQuestion();
const boat = aPlayerScene({ id: "boat", title: "On the water", next_id: null });
const owl = aPlayerScene({ id: "owl", next_id: "fork" });

function visit(sceneId: string, answer: string | null = null, asked = sceneId === "fork") {
  return { sceneId, asked, answer };
}

const rowed: ScenePath = [visit("start"), visit("fork", "Row the boat"), visit("boat")];

function history(): VisitHistory {
  const first = recordVisit(emptyHistory, start, rowed.slice(0, 1));
  const second = recordVisit(first, fork, rowed.slice(0, 2));
  return recordVisit(second, boat, rowed);
}

it("remembers scenes in the order in which they were heard, and what led from one to the next", () => {
  expect(history().scenes.map(({ id, asks, isEnding }) => ({ id, asks, isEnding }))).toEqual([
    { id: "start", asks: false, isEnding: false },
    { id: "fork", asks: true, isEnding: false },
    { id: "boat", asks: false, isEnding: true },
  ]);
  expect(history().steps).toEqual([
    { from: "start", answer: null, to: "fork" },
    { from: "fork", answer: "Row the boat", to: "boat" },
  ]);
});

it("is the same object where nothing new was seen", () => {
  const before = history();

  expect(recordVisit(before, boat, rowed)).toBe(before);
  expect(recordVisit(before, start, rowed.slice(0, 1))).toBe(before);
});

it("shows a scene as it was seen last, in its place, after an edit", () => {
  const edited = aQuestion({ title: "The raft", choices: ["Row the raft", "Ask the owl"] });
  const { scenes, steps } = recordVisit(history(), edited, rowed.slice(0, 2));

  expect(scenes.map(({ title }) => title)).toEqual(["At the river", "The raft", "On the water"]);
  expect(scenes[1]?.choices).toEqual(["Row the raft", "Ask the owl"]);
  expect(steps).toEqual(history().steps);
});

it("knows where each choice led, and which was never taken", () => {
  const [, question] = history().scenes;

  expect(choiceTargets(history(), question!)).toEqual(["boat", null]);
});

it("knows where an idea of the listener's own led, which no choice did", () => {
  const led = recordVisit(history(), owl, [visit("fork"), visit("owl")]);
  const [first, question] = led.scenes;

  expect(ownIdeaTargets(led, question!)).toEqual(["owl"]);
  expect(choiceTargets(led, question!)).toEqual(["boat", null]);
  expect(ownIdeaTargets(led, first!)).toEqual([]);
});

it("finds the shortest way seen to a scene, with the answers that lead there", () => {
  expect(pathTo(history(), "boat")).toEqual(rowed);
  expect(pathTo(history(), "start")).toEqual([visit("start")]);
  expect(pathTo(history(), "elsewhere")).toBeNull();
  expect(pathTo(emptyHistory, "start")).toBeNull();
});

it("finds its way in a story that comes back to where it was", () => {
  const round = recordVisit(history(), owl, [visit("fork", "Ask the owl"), visit("owl")]);
  const back = recordVisit(round, fork, [visit("owl"), visit("fork")]);

  expect(pathTo(back, "owl")).toEqual([visit("start"), visit("fork", "Ask the owl"), visit("owl")]);
  expect(pathTo(back, "elsewhere")).toBeNull();
});
