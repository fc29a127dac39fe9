import { aScene } from "@codetale/domain/testing/stories";
import { expect, it } from "vitest";
import { NarrationPlan } from "./narration-plan.ts";
import { lineKey, type StoryToNarrate } from "./story-line.ts";

const left = { text: "Left", nextId: "left" };
const right = { text: "Right", nextId: "right" };
const scenes = [
  aScene({ id: "start", nextId: "fork" }),
  aScene({ id: "fork", choices: [left, right] }),
  aScene({ id: "left", nextId: "end" }),
  aScene({ id: "right", nextId: "end" }),
  aScene({ id: "end", ending: "end" }),
];
const fork = ["dialogue fork", "choice 0 fork", "choice 1 fork", "reply fork"];

it("takes each missing line once, in the order of play", () => {
  expect(linesOf(aPlan(), () => null)).toEqual([
    "dialogue start",
    ...fork,
    "dialogue left",
    "dialogue right",
    "dialogue end",
  ]);
});

it("leaves out what has audio, and what is passed over", () => {
  const narratedLines = new Set(["dialogue start", "reply fork"]);
  const plan = new NarrationPlan(aStory({ narratedLines }), ({ sceneId }) => sceneId === "left");

  expect(linesOf(plan, () => null)).toEqual([
    ...fork.slice(0, 3),
    "dialogue right",
    "dialogue end",
  ]);
});

it("[SPLAY-10] goes on from the scene that a listener is at, and takes the rest after that", () => {
  const places = [null, "right", "right", "start"];
  const listenerAt = () => (places.length > 0 ? places.shift()! : "start");

  expect(linesOf(aPlan(), listenerAt)).toEqual([
    "dialogue start",
    "dialogue right",
    "dialogue end",
    ...fork,
    "dialogue left",
  ]);
});

it("takes the order of play where the listener's scene is in no story", () => {
  expect(linesOf(aPlan(), () => "idea:7f")[0]).toBe("dialogue start");
});

it("gives the same line until it is removed, and is done after the last", () => {
  const plan = aPlan();
  expect(plan.next(null)).toBe(plan.next(null));
  expect(plan.isDone).toBe(false);

  linesOf(plan, () => null);
  expect(plan.isDone).toBe(true);
  expect(plan.next("start")).toBeNull();
});

function linesOf(plan: NarrationPlan, listenerAt: () => string | null): string[] {
  const lines: string[] = [];
  for (let line = plan.next(listenerAt()); line; line = plan.next(listenerAt())) {
    lines.push(lineKey(line.at));
    plan.remove(line);
  }
  return lines;
}

function aPlan(): NarrationPlan {
  return new NarrationPlan(aStory(), () => false);
}

function aStory(facts: Partial<StoryToNarrate> = {}): StoryToNarrate {
  return {
    id: "1",
    edition: "own",
    revision: 0,
    title: "By hand",
    language: "en",
    level: "6-9",
    ownerId: "lena",
    scenes,
    figures: [],
    maySpeak: true,
    narratedLines: new Set(),
    ...facts,
  };
}
