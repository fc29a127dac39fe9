import { expect, it } from "vitest";
import { aScene, aStory, wishes } from "../testing/stories.ts";
import {
  branchFaults,
  branchScene,
  branchTextFaults,
  hasRoomForBranch,
  withBranch,
  type Branch,
} from "./branch.ts";
import { findFaults, longestPathFor } from "./find-faults.ts";
import type { PicturedStory, Scene } from "./graph.ts";

const LONGEST_PATH = longestPathFor(1);
const story = aStory();
const [start] = story.scenes as [Scene];
const third = story.scenes.find(({ id }) => id === "third")!;
const swing: Branch = { dialogue: words(20), speaker: null, choice: 1 };

it("[SPLAY-4] a branch is a scene at the same place that goes on by itself to its choice's scene", () => {
  expect(branchScene(third, { ...swing, speaker: "Lila" }, "7f")).toEqual({
    ...third,
    id: "idea:7f",
    speaker: "Lila",
    dialogue: swing.dialogue,
    choices: [],
    nextId: "two",
    teaches: [],
    shows: [],
  });
  expect(branchScene(start, swing, "7f")).toMatchObject({ teaches: [], shows: [] });
});

it.each([2, -1, 0.5])("a branch to choice %d of two is none", (choice) => {
  expect(branchScene(third, { ...swing, choice }, "7f")).toBeNull();
});

it("[SPLAY-4] a story with a branch passes the validator, also where the question has four choices", () => {
  const many = {
    ...third,
    choices: [
      ...third.choices,
      { text: "Jump over", nextId: "three" },
      { text: "Wait a while", nextId: "three" },
    ],
  };
  const wide = { ...story, scenes: story.scenes.map((scene) => (scene === third ? many : scene)) };
  for (const choice of many.choices.keys()) {
    const scene = branchScene(many, { ...swing, choice }, "7f")!;
    expect(findFaults(withBranch(wide, many, scene), wishes())).toEqual([]);
    expect(branchFaults(wide, wishes(), many, scene)).toEqual([]);
  }
});

it.each([
  ["of too many words", { dialogue: words(90) }, "too-many-words"],
  ["of no words", { dialogue: "…" }, "no-dialogue"],
  ["too large for a header", { dialogue: "ह".repeat(1_300) }, "header-too-large"],
  [
    "that quotes what the parent typed",
    { dialogue: "“Grumpy as a bear,” said Lila." },
    "quoted-wish",
  ],
])("a branch %s is a fault", (_, change, code) => {
  const asked = wishes({
    characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy as a bear" }],
  });
  const scene = branchScene(third, { ...swing, ...change }, "7f")!;
  expect(branchFaults(story, asked, third, scene).map((fault) => fault.code)).toEqual([code]);
});

it("a branch with the id of a stored scene is a fault", () => {
  const clash = { ...branchScene(third, swing, "7f")!, id: "one" };
  expect(branchFaults(story, wishes(), third, clash)).toMatchObject([{ code: "same-id" }]);
});

it("what was wrong with the story before is no fault of the branch", () => {
  const asked = wishes({ objectives: ["sharing toys", "counting"] });
  expect(findFaults(story, asked)).toHaveLength(1);
  expect(branchFaults(story, asked, third, branchScene(third, swing, "7f")!)).toEqual([]);
});

it.each([
  [LONGEST_PATH - 1, true],
  [LONGEST_PATH, false],
])("a story of %i scenes on its longest path has room for a branch: %s", (scenes, hasRoom) => {
  const long = storyOf(scenes);
  const asked = long.scenes.at(-4)!;
  expect(hasRoomForBranch(long, wishes(), asked)).toBe(hasRoom);
  const codes = branchFaults(long, wishes(), asked, branchScene(asked, swing, "7f")!).map(
    ({ code }) => code,
  );
  expect(codes).toEqual(hasRoom ? [] : ["too-long"]);
});

it("a story whose one way is short has room, however long the other is", () => {
  const long = storyOf(LONGEST_PATH);
  const asked = {
    ...long.scenes[0]!,
    nextId: null,
    choices: [
      { text: "Go left", nextId: "step-1" },
      { text: "Turn right", nextId: "one" },
    ],
  };
  const scenes = [asked, ...long.scenes.slice(1)];
  expect(hasRoomForBranch({ scenes }, wishes(), asked)).toBe(true);
});

it("a scene that asks nothing has no room", () => {
  expect(hasRoomForBranch(story, wishes(), story.scenes.at(-1)!)).toBe(false);
});

it.each([
  ["3-5", 11, ["length"]],
  ["3-5", 12, []],
  ["3-5", 45, []],
  ["3-5", 46, ["length"]],
  ["6-9", 14, ["length"]],
  ["6-9", 15, []],
  ["6-9", 80, []],
  ["6-9", 81, ["length"]],
] as const)("at the level %s a branch of %i words has the faults %j", (level, count, codes) => {
  const faults = branchTextFaults(third, { dialogue: words(count), speaker: null }, level);
  expect(faults.map(({ code }) => code)).toEqual(codes);
});

it.each(["Shall they go on?", "“Shall they go on?” ", "«\u202FOn y va\u202F?\u202F»"])(
  "a branch does not end with a question: %s",
  (end) => {
    const said = { dialogue: `${words(20)} ${end}`, speaker: null };
    expect(branchTextFaults(third, said, "6-9")).toMatchObject([{ code: "asks" }]);
  },
);

it("a branch names one of the people of its question", () => {
  const nobody = { dialogue: words(20).replace("Mina", "It"), speaker: null };
  const [fault] = branchTextFaults(third, nobody, "6-9");
  expect(fault).toEqual({ code: "nobody-there", detail: "it must name one of Mina, Lila" });
  expect(branchTextFaults(third, { ...nobody, speaker: "Lila" }, "6-9")).toEqual([]);
  expect(branchTextFaults({ ...third, cast: [] }, nobody, "6-9")).toEqual([]);
  expect(branchTextFaults({ ...third, cast: [""] }, nobody, "6-9")).toEqual([]);
});

function words(count: number): string {
  return ["Mina", ...Array<string>(count - 1).fill("swung")].join(" ");
}

/** The smallest story after a row of scenes, so that the longest path has so many. */
function storyOf(longest: number): PicturedStory {
  const [first, ...rest] = story.scenes as [Scene, ...Scene[]];
  const count = longest - 4;
  const row = Array.from({ length: count }, (_, index) =>
    aScene({
      id: index === 0 ? "start" : `step-${index}`,
      nextId: index === count - 1 ? "question" : `step-${index + 1}`,
    }),
  );
  const question = { ...first, id: "question" };
  const [second, ...ends] = rest as [Scene, ...Scene[]];
  return { ...story, scenes: [...row, question, second, ...ends] };
}
