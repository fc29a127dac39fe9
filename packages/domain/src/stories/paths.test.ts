import { describe, expect, it, test } from "vitest";
import { aScene, aStory, wishes } from "../testing/stories.ts";
import { findFaults } from "./find-faults.ts";
import { hasPrompt, scenesById, type Scene } from "./graph.ts";
import {
  fewestOnPath,
  followersFirst,
  longestPath,
  reachableFrom,
  reachesEnding,
  stepsFrom,
} from "./paths.ts";

const scenes = scenesById(aStory());
const loop = scenesById({
  scenes: [aScene({ nextId: "again" }), aScene({ id: "again", nextId: "start" })],
});
/** Two ways that part at the start and meet again. */
const meeting = scenesById({
  scenes: [
    linked("start", ["left", "right"]),
    aScene({ id: "left", nextId: "meet" }),
    aScene({ id: "right", nextId: "meet" }),
    aScene({ id: "meet", ending: "meet" }),
  ],
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
  expect([...reachesEnding(meeting)].sort()).toEqual(["left", "meet", "right", "start"]);
});

it("counts the fewest steps to what can be reached, be it there or not", () => {
  expect([...stepsFrom(meeting, "start")]).toEqual([
    ["start", 0],
    ["left", 1],
    ["right", 1],
    ["meet", 2],
  ]);
  const broken = scenesById({ scenes: [aScene({ nextId: "nowhere" })] });
  expect([...stepsFrom(broken, "start")]).toEqual([
    ["start", 0],
    ["nowhere", 1],
  ]);
});

it("lists each scene once, after all that follow it", () => {
  const order = followersFirst(meeting, "start")?.map(({ id }) => id);
  expect(order).toEqual(["meet", "right", "left", "start"]);
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

it("leaves out of a path what does not exist", () => {
  const broken = scenesById({ scenes: [aScene({ nextId: "nowhere" })] });
  expect(longestPath(broken, "start")).toBe(1);
  expect(longestPath(broken, "nowhere")).toBe(0);
});

it("tells paths that meet again from a path that loops", () => {
  expect(longestPath(scenesById({ scenes: ladder(3) }), "start")).toBe(4);
  expect(longestPath(scenesById({ scenes: [aScene({ nextId: "start" })] }), "start")).toBeNull();
});

describe("the work grows with scenes and links alone", () => {
  const graphs: Record<string, (size: number) => Scene[]> = {
    "a chain": chain,
    "paths that part and meet at every scene": ladder,
    "many links from one scene to another": (size) => [linked("start", times(size, "end")), end],
    "many scenes that lead to one": (size) => [
      linked("start", names(size)),
      ...names(size).map((id) => linked(id, ["end"])),
      end,
    ],
    "a circle": (size) => [...chain(size).slice(0, -1), linked(`step-${size}`, ["start"])],
    "links to nowhere": (size) => [linked("start", names(size)), end],
  };
  const questions: Record<string, (scenes: Scene[]) => unknown> = {
    "what can be reached": (scenes) => reachableFrom(scenesById({ scenes }), "start"),
    "from where an ending can be reached": (scenes) => reachesEnding(scenesById({ scenes })),
    "the longest path": (scenes) => longestPath(scenesById({ scenes }), "start"),
    "the shortest path": (scenes) => fewestOnPath(scenesById({ scenes }), "start", () => true),
    "whether it can be told": (scenes) => findFaults({ scenes, figures: [] }, wishes()),
  };
  const cases = Object.keys(questions).flatMap((question) =>
    Object.keys(graphs).map((graph) => [question, graph] as const),
  );

  test.each(cases)("%s, of %s", (question, graph) => {
    const stepsFor = (size: number) =>
      countedSteps(graphs[graph]?.(size) ?? [], (scenes) => questions[question]?.(scenes));
    expect(stepsFor(800)).toBeLessThan(4.5 * stepsFor(200));
  });

  test.each([
    ["a chain", 30_000],
    ["many links from one scene to another", 150_000],
    ["links to nowhere", 150_000],
  ])("the call stack does not grow with %s", (graph, size) => {
    expect(() =>
      findFaults({ scenes: graphs[graph]?.(size) ?? [], figures: [] }, wishes()),
    ).not.toThrow();
  });
});

const end = aScene({ id: "end", ending: "end" });

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `step-${index + 1}`);
}

function times(count: number, id: string): string[] {
  return Array.from({ length: count }, () => id);
}

/** A scene with a choice for each of `targets`. */
function linked(id: string, targets: readonly string[]): Scene {
  return aScene({ id, choices: targets.map((nextId) => ({ text: "Go on", nextId })) });
}

/** `start`, then as many scenes as `size`, each after the other. */
function chain(size: number): Scene[] {
  const ids = ["start", ...names(size)];
  return ids.map((id, index) => aScene({ id, nextId: ids[index + 1] ?? null }));
}

/** A chain whose every scene leads to the next in two ways. */
function ladder(size: number): Scene[] {
  return chain(size).map((scene) =>
    scene.nextId === null ? scene : linked(scene.id, times(2, scene.nextId)),
  );
}

/**
 * How often `run` reads a link, or takes an element out of any array or map: copying a list counts
 * as many steps as it has elements.
 */
function countedSteps(scenes: readonly Scene[], run: (scenes: Scene[]) => unknown): number {
  let steps = 0;
  const counted = scenes.map((scene) => ({
    ...scene,
    choices: scene.choices.map(({ text, nextId }) => ({
      text,
      get nextId() {
        steps += 1;
        return nextId;
      },
    })),
  }));
  const iterators = [[].values(), new Map().values()].map(
    (iterator) => Object.getPrototypeOf(iterator) as { next: () => unknown },
  );
  const originals = iterators.map(({ next }) => next);
  iterators.forEach((prototype, index) => {
    prototype.next = function next() {
      steps += 1;
      return originals[index]?.call(this);
    };
  });
  try {
    run(counted);
  } finally {
    iterators.forEach((prototype, index) => {
      prototype.next = originals[index] ?? prototype.next;
    });
  }
  return steps;
}
