import { expect, it } from "vitest";
import { aScene } from "../testing/stories.ts";
import { firstStep, takeStep } from "./journey.ts";

const words = { stopWords: new Set(["the"]), ordinals: [["one"], ["two"]] };
const start = aScene({ id: "start", choices: [], nextId: "gate" });
const gate = aScene({
  id: "gate",
  choices: [
    { text: "Open the gate", nextId: "end" },
    { text: "Climb over", nextId: "start" },
  ],
});
const end = aScene({ id: "end", choices: [], nextId: null, ending: "home" });
const story = { scenes: [start, gate, end] };

it("[SPLAY-1] begins at the scene start", () => {
  expect(takeStep(story, firstStep, words)).toEqual({ kind: "scene", scene: start });
});

it("gives the scene that is asked for, and null for an unknown one", () => {
  expect(takeStep(story, { sceneId: "gate", answer: null }, words)?.scene).toBe(gate);
  expect(takeStep(story, { sceneId: "nowhere", answer: null }, words)).toBeNull();
  expect(takeStep(story, { sceneId: "nowhere", answer: "1" }, words)).toBeNull();
});

it.each(["Open the gate", "1", "open"])("[SPLAY-3] goes where “%s” leads", (answer) => {
  expect(takeStep(story, { sceneId: "gate", answer }, words)).toEqual({
    kind: "scene",
    scene: end,
  });
});

it("[SPLAY-4] asks again when an answer fits no choice", () => {
  const step = takeStep(story, { sceneId: "gate", answer: "a banana" }, words);
  expect(step).toEqual({ kind: "ask-again", scene: gate });
});

it("goes on by itself where an answer was not asked for", () => {
  expect(takeStep(story, { sceneId: "start", answer: "hello" }, words)?.scene).toBe(gate);
});

it("[SPLAY-5] ends where nothing follows", () => {
  const answered = takeStep(story, { sceneId: "end", answer: "more" }, words);
  expect(answered).toEqual({ kind: "end", scene: end });
  expect(takeStep(story, { sceneId: null, answer: null }, words)).toEqual({
    kind: "end",
    scene: null,
  });
});
