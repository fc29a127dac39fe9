import { describe, expect, it, test } from "vitest";
import { aScene, aStory, wishes } from "../testing/stories.ts";
import { findFaults, type StoryFaultCode } from "./find-faults.ts";
import type { Scene, StoryGraph } from "./graph.ts";

it("finds nothing in a story that is right", () => {
  expect(findFaults(aStory(), wishes())).toEqual([]);
});

describe("every planted fault is found", () => {
  const line = (count: number): Scene[] =>
    Array.from({ length: count }, (_, index) =>
      aScene({ id: `step-${index}`, nextId: index + 1 < count ? `step-${index + 1}` : "one" }),
    );
  const faults: Partial<Record<StoryFaultCode, (story: StoryGraph) => StoryGraph>> = {
    "no-start": (story) => changed(story, "start", { id: "begin" }),
    "same-id": (story) => added(story, aScene({ id: "one", ending: "one" })),
    "unknown-next": (story) => changed(story, "second", { choices: twoWays("third", "nowhere") }),
    unreachable: (story) => added(story, aScene({ id: "island", ending: "island" })),
    "dead-end": (story) => changed(story, "one", { nextId: "one", ending: null }),
    loop: (story) => changed(story, "third", { choices: twoWays("start", "one") }),
    "too-long": (story) =>
      changed({ scenes: [...story.scenes, ...line(13)] }, "third", {
        choices: twoWays("step-0", "two"),
      }),
    "choice-count": (story) =>
      changed(story, "third", { choices: [{ text: "Go on", nextId: "one" }] }),
    "same-choice": (story) =>
      changed(story, "third", {
        choices: [
          { text: "Go on!", nextId: "one" },
          { text: "go on", nextId: "two" },
        ],
      }),
    "too-few-endings": (story) => changed(story, "three", { ending: "two" }),
    "too-few-choice-points": (story) => changed(story, "third", { choices: [], nextId: "one" }),
    "unnamed-ending": (story) => changed(story, "one", { ending: null }),
    "no-dialogue": (story) => changed(story, "one", { dialogue: " … " }),
    "too-many-words": (story) => changed(story, "one", { dialogue: "word ".repeat(90) }),
    "choice-and-next": (story) => changed(story, "third", { nextId: "one" }),
    "header-too-large": (story) => changed(story, "one", { dialogue: "न".repeat(1400) }),
    "child-missing": (story) => everywhere(story, { dialogue: "Lila was here." }),
    "character-missing": (story) => everywhere(story, { dialogue: "Mina was here." }),
    "role-missing": (story) =>
      changed(story, "start", { shows: [{ character: 0, role: false, traits: true }] }),
    "traits-missing": (story) =>
      changed(story, "start", { shows: [{ character: 0, role: true, traits: false }] }),
    "objective-missing": (story) => changed(story, "start", { teaches: [] }),
  };

  test.each(Object.entries(faults))("%s", (code, plant) => {
    expect(findFaults(plant(aStory()), wishes()).map((fault) => fault.code)).toContain(code);
  });

  it("has a fault planted for every code", () => {
    expect(Object.keys(faults)).toHaveLength(21);
  });
});

describe("what must be on every path", () => {
  it("[SMAKE-5] is missing when one path alone goes without it", () => {
    const story = changed(changed(aStory(), "start", { teaches: [] }), "third", { teaches: [0] });
    expect(findFaults(story, wishes())).toMatchObject([{ code: "objective-missing" }]);
  });

  it("[SMAKE-5] is there when both sides of a fork have it", () => {
    const bare = changed(aStory(), "start", { teaches: [] });
    const story = changed(changed(bare, "third", { teaches: [0] }), "other-third", {
      teaches: [0],
    });
    expect(findFaults(story, wishes())).toEqual([]);
  });

  it("counts a character who says a scene as there", () => {
    const story = everywhere(aStory(), { speaker: "Lila", dialogue: "Hello, Mina." });
    expect(findFaults(story, wishes())).toEqual([]);
  });

  it("does not take a part of a word for a name", () => {
    const story = everywhere(aStory(), { dialogue: "Minare met Lila." });
    expect(findFaults(story, wishes())).toMatchObject([{ code: "child-missing" }]);
  });
});

test("a dialogue of 89 words is short enough, and one of 90 is not", () => {
  const words = (count: number) => changed(aStory(), "one", { dialogue: "word ".repeat(count) });
  expect(findFaults(words(89), wishes())).toEqual([]);
  expect(findFaults(words(90), wishes())).toMatchObject([
    { code: "too-many-words", sceneId: "one" },
  ]);
});

function twoWays(first: string, second: string): Scene["choices"] {
  return [
    { text: "Go left", nextId: first },
    { text: "Turn right", nextId: second },
  ];
}

function changed(story: StoryGraph, id: string, facts: Partial<Scene>): StoryGraph {
  return {
    scenes: story.scenes.map((scene) => (scene.id === id ? { ...scene, ...facts } : scene)),
  };
}

function everywhere(story: StoryGraph, facts: Partial<Scene>): StoryGraph {
  return { scenes: story.scenes.map((scene) => ({ ...scene, ...facts })) };
}

function added(story: StoryGraph, scene: Scene): StoryGraph {
  return { scenes: [...story.scenes, scene] };
}
