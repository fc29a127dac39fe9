import { expect, it } from "vitest";
import { ledTo, nothingSeen, wayTo, withScene, type Seen } from "./seen.ts";
import { aPlayerScene, aQuestion } from "./testing/told.ts";
import type { Way } from "./way.ts";

const start = aPlayerScene({ next_id: "fork" });
const fork = aQuestion();
const boat = aPlayerScene({ id: "boat", title: "On the water", next_id: null });
const owl = aPlayerScene({ id: "owl", next_id: "fork" });

function visit(sceneId: string, answer: string | null = null, asked = sceneId === "fork") {
  return { sceneId, asked, answer };
}

const rowed: Way = [visit("start"), visit("fork", "Row the boat"), visit("boat")];

function seen(): Seen {
  const first = withScene(nothingSeen, start, rowed.slice(0, 1));
  const second = withScene(first, fork, rowed.slice(0, 2));
  return withScene(second, boat, rowed);
}

it("remembers scenes in the order in which they were heard, and what led from one to the next", () => {
  expect(seen().scenes.map(({ id, asks, isEnding }) => ({ id, asks, isEnding }))).toEqual([
    { id: "start", asks: false, isEnding: false },
    { id: "fork", asks: true, isEnding: false },
    { id: "boat", asks: false, isEnding: true },
  ]);
  expect(seen().steps).toEqual([
    { from: "start", answer: null, to: "fork" },
    { from: "fork", answer: "Row the boat", to: "boat" },
  ]);
});

it("is the same object where nothing new was seen", () => {
  const before = seen();

  expect(withScene(before, boat, rowed)).toBe(before);
  expect(withScene(before, start, rowed.slice(0, 1))).toBe(before);
});

it("knows where each choice led, and which was never taken", () => {
  const [, question] = seen().scenes;

  expect(ledTo(seen(), question!)).toEqual(["boat", null]);
});

it("finds the shortest way seen to a scene, with the answers that lead there", () => {
  expect(wayTo(seen(), "boat")).toEqual(rowed);
  expect(wayTo(seen(), "start")).toEqual([visit("start")]);
  expect(wayTo(seen(), "elsewhere")).toBeNull();
  expect(wayTo(nothingSeen, "start")).toBeNull();
});

it("finds its way in a story that comes back to where it was", () => {
  const round = withScene(seen(), owl, [visit("fork", "Ask the owl"), visit("owl")]);
  const back = withScene(round, fork, [visit("owl"), visit("fork")]);

  expect(wayTo(back, "owl")).toEqual([visit("start"), visit("fork", "Ask the owl"), visit("owl")]);
  expect(wayTo(back, "elsewhere")).toBeNull();
});
