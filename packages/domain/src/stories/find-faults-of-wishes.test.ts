import { describe, expect, it, test } from "vitest";
import { aStory, changed, everywhere, wishes } from "../testing/stories.ts";
import { findFaults } from "./find-faults.ts";
import type { PicturedStory } from "./graph.ts";

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

  it("[SMAKE-5] is shown of each character for themselves", () => {
    const asked = wishes({
      characters: [
        { name: "Lila", role: "clockmaker", traits: "grumpy" },
        { name: "Mina", role: "hero", traits: "brave" },
      ],
    });
    const lilaAlone = findFaults(aStory(), asked);
    expect(lilaAlone.map(({ detail }) => detail)).toEqual([
      "a path never shows Mina as hero",
      "a path never shows that Mina is brave",
    ]);
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

describe("facts of an objective", () => {
  const faultsOf = (story: PicturedStory) =>
    findFaults(story, wishes(), [["half|piece", "two"]]).map(({ detail }) => detail);

  it("[SMAKE-6] are said where one of its beginnings of words is, in any of its scenes", () => {
    const story = changed(aStory(), "start", {
      dialogue: "Mina broke it in Two halves… pieces, for Lila.",
    });
    expect(faultsOf(story)).toEqual([]);
  });

  it("[SMAKE-6] are wanted in scenes that teach the objective, and as beginnings of words", () => {
    const elsewhere = changed(aStory(), "second", { dialogue: "Mina, Lila: two pieces." });
    const within = changed(aStory(), "start", { dialogue: "Mina and Lila: one mouthpiece, two." });
    expect(faultsOf(elsewhere)).toHaveLength(2);
    expect(faultsOf(within)).toEqual(['a path about "sharing toys" never says: half|piece']);
  });

  it("[SMAKE-6] are wanted on each branch", () => {
    const bare = changed(aStory(), "start", { teaches: [0], dialogue: "Mina, Lila, two." });
    const one = changed(bare, "third", { teaches: [0], dialogue: "Half each." });
    const both = changed(one, "other-third", { teaches: [0], dialogue: "A piece each." });
    expect(faultsOf(one)).toHaveLength(1);
    expect(faultsOf(both)).toEqual([]);
  });
});

describe("what a parent typed", () => {
  const asked = wishes({ objectives: ["sharing my toys"] });
  const faultsIn = (dialogue: string, title = "A scene") =>
    findFaults(changed(aStory(), "one", { dialogue, title }), asked).map(({ code }) => code);

  test.each(["“Sharing my toys.”", "«\u202Fsharing my toys\u202F»", "It was “Mina”.", '"Lila"'])(
    "[SMAKE-6] stands in no quotation marks: %s",
    (dialogue) => {
      expect(faultsIn(dialogue)).toEqual(["quoted-wish"]);
    },
  );

  it("[SMAKE-6] stands in none, not even with other words beside it", () => {
    const long = wishes({ objectives: ["sharing all of my toys"] });
    const dialogue = "On it was written: “My riddle: sharing all of my toys!”";
    expect(findFaults(changed(aStory(), "one", { dialogue }), long)).toMatchObject([
      { code: "quoted-wish", sceneId: "one" },
    ]);
  });

  it("[SMAKE-6] stands in none in a title", () => {
    expect(faultsIn("All ended.", "“Sharing my toys”")).toEqual(["quoted-wish"]);
  });

  test.each([
    "“Mina!” called the owl.",
    "“Clockmaker”, “grumpy, kind” and “sharing” are words that anybody may say.",
    "They were sharing my toys.",
  ])("may be called and spoken of: %s", (dialogue) => {
    expect(faultsIn(dialogue)).toEqual([]);
  });
});
