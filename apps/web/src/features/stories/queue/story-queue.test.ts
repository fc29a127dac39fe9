// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import {
  addToQueue,
  emptyQueue,
  LONGEST_QUEUE,
  moveForward,
  removeFromQueue,
  useStoryQueue,
} from "./story-queue.ts";

beforeEach(() => {
  emptyQueue();
  localStorage.clear();
});

function add(...ids: string[]) {
  for (const id of ids) addToQueue({ id, title: `Story ${id}`, language: "en" });
}

function queued(): string[] {
  return renderHook(useStoryQueue).result.current.map(({ id }) => id);
}

it("[SLIB-1] keeps the order in which stories are put in, each once", () => {
  add("a", "b", "c", "a");
  expect(queued()).toEqual(["a", "b", "c"]);
});

it("moves a story forward, the first one and a strange one nowhere", () => {
  add("a", "b", "c");
  moveForward("c");
  expect(queued()).toEqual(["a", "c", "b"]);
  moveForward("a");
  moveForward("x");
  expect(queued()).toEqual(["a", "c", "b"]);
});

it("lets stories go, one or all, and leaves nothing behind", () => {
  add("a", "b");
  removeFromQueue("a");
  removeFromQueue("x");
  expect(queued()).toEqual(["b"]);
  removeFromQueue("b");
  expect(localStorage.length).toBe(0);
  add("a", "b");
  emptyQueue();
  expect(queued()).toEqual([]);
});

it("is full after a night's stories", () => {
  add(...Array.from({ length: LONGEST_QUEUE + 1 }, (_, index) => `s${index}`));
  expect(queued()).toHaveLength(LONGEST_QUEUE);
  expect(queued()).not.toContain(`s${LONGEST_QUEUE}`);
});

it("reads of what is stored the stories that make sense", () => {
  const stored = [{ id: "a", title: "A", language: "en" }, { id: 7 }, null, "b"];
  localStorage.setItem("codetale-story-queue", JSON.stringify(stored));
  expect(queued()).toEqual(["a"]);
});
