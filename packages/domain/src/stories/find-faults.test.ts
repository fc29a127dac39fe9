import { describe, expect, it, test } from "vitest";
import { aScene, aStory, wishes } from "../testing/stories.ts";
import { findFaults, longestPathFor, type StoryFaultCode } from "./find-faults.ts";
import type { Scene, StoryGraph } from "./graph.ts";
import { asciiJson, publicScene } from "./scene-header.ts";

it("finds nothing in a story that is right", () => {
  expect(findFaults(aStory(), wishes())).toEqual([]);
});

describe("every planted fault is found", () => {
  /** How each fault is planted in a story that is right, and the words in which it is reported. */
  const faults: Record<StoryFaultCode, [(story: StoryGraph) => StoryGraph, string]> = {
    "no-start": [(story) => changed(story, "start", { id: "begin" }), 'there is no scene "start"'],
    "same-id": [
      (story) => added(story, aScene({ id: "one", ending: "one" })),
      'two scenes are called "one"',
    ],
    "unknown-next": [
      (story) => changed(story, "second", { choices: twoWays("third", "nowhere") }),
      'leads to "nowhere", which does not exist',
    ],
    unreachable: [
      (story) => added(story, aScene({ id: "island", ending: "island" })),
      "no path leads here",
    ],
    "dead-end": [
      (story) => changed(story, "one", { nextId: "one", ending: null }),
      "no ending can be reached from here",
    ],
    loop: [
      (story) => changed(story, "third", { choices: twoWays("start", "one") }),
      "a path comes back to a scene it has been in",
    ],
    "too-long": [
      (story) =>
        changed({ scenes: [...story.scenes, ...line(19)] }, "third", {
          choices: twoWays("step-0", "two"),
        }),
      "a path has 23 scenes, must be at most 15",
    ],
    "choice-count": [
      (story) => changed(story, "third", { choices: [{ text: "Go on", nextId: "one" }] }),
      "1 choices, must be 2 to 4",
    ],
    "same-choice": [
      (story) =>
        changed(story, "third", {
          choices: [
            { text: "Go on!", nextId: "one" },
            { text: "go on", nextId: "two" },
          ],
        }),
      "choices must be words, and sound different",
    ],
    "too-few-endings": [
      (story) => changed(story, "three", { ending: "two" }),
      "2 endings, must be at least 3",
    ],
    "too-few-choice-points": [
      (story) => changed(story, "third", { choices: [], nextId: "one" }),
      "a path has 2 choice points, must be at least 3",
    ],
    "unnamed-ending": [
      (story) => changed(story, "one", { ending: null }),
      "exactly the scenes where the story ends carry an ending's name",
    ],
    "no-dialogue": [(story) => changed(story, "one", { dialogue: " … " }), "nothing is said"],
    "too-many-words": [
      (story) => changed(story, "one", { dialogue: "word ".repeat(90) }),
      "90 words, must be under 90",
    ],
    "choice-and-next": [
      (story) => changed(story, "third", { nextId: "one" }),
      "a scene with choices must not go on by itself",
    ],
    "header-too-large": [
      (story) => changed(story, "one", { dialogue: "न".repeat(1400) }),
      "8554 bytes as a header, must be under 7168",
    ],
    "child-missing": [
      (story) => everywhere(story, { dialogue: "Lila was here." }),
      "a path never mentions the child Mina",
    ],
    "character-missing": [
      (story) => everywhere(story, { dialogue: "Mina was here." }),
      "a path never mentions the character Lila",
    ],
    "role-missing": [
      (story) => changed(story, "start", { shows: [{ character: 0, role: false, traits: true }] }),
      "a path never shows Lila as clockmaker",
    ],
    "traits-missing": [
      (story) => changed(story, "start", { shows: [{ character: 0, role: true, traits: false }] }),
      "a path never shows that Lila is grumpy, kind",
    ],
    "objective-missing": [
      (story) => changed(story, "start", { teaches: [] }),
      "a path never lives through: sharing toys",
    ],
    "fact-missing": [(story) => story, 'a path about "sharing toys" never says: half|piece'],
    "quoted-wish": [
      (story) => changed(story, "one", { dialogue: "It said: “Mina.”" }),
      "repeats what the parent typed, in quotation marks: Mina.",
    ],
  };

  test.each(Object.entries(faults))("%s", (code, [plant, detail]) => {
    const facts = code === "fact-missing" ? [["half|piece"]] : [];
    expect(findFaults(plant(aStory()), wishes(), facts)).toContainEqual(
      expect.objectContaining({ code, detail }),
    );
  });
});

it("reports the structure alone while that is at fault", () => {
  const story = changed(changed(aStory(), "one", { dialogue: "" }), "third", {
    choices: twoWays("one", "nowhere"),
  });
  expect(findFaults(story, wishes())).toMatchObject([{ code: "unknown-next", sceneId: "third" }]);
});

describe("at the boundaries", () => {
  const codes = (story: StoryGraph) => findFaults(story, wishes()).map(({ code }) => code);

  test.each([
    [89, []],
    [90, ["too-many-words"]],
  ])("a dialogue of %i words: %j", (count, found) => {
    expect(codes(changed(aStory(), "one", { dialogue: "word ".repeat(count) }))).toEqual(found);
  });

  test.each([
    [7167, []],
    [7168, ["header-too-large"]],
  ])("a scene of %i bytes as a header: %j", (bytes, found) => {
    const bare = asciiJson(publicScene(aScene({ id: "one", dialogue: "" }))).length;
    const dialogue = "x".repeat(bytes - bare);
    expect(codes(changed(aStory(), "one", { dialogue }))).toEqual(found);
  });

  test.each([
    [1, ["choice-count"]],
    [2, []],
    [4, []],
    [5, ["choice-count"]],
  ])("%i choices: %j", (count, found) => {
    const ways = ["Stay", "Go left", "Turn right", "Climb up", "Dig down"];
    const choices = ways.slice(0, count).map((text, index) => {
      return { text, nextId: index % 2 === 0 ? "one" : "two" };
    });
    expect(codes(changed(aStory(), "third", { choices }))).toEqual(found);
  });

  test.each([
    [11, []],
    [12, ["too-long"]],
  ])("a path of three scenes, %i more and an ending: %j", (count, found) => {
    const story = { scenes: [...aStory().scenes, ...line(count)] };
    expect(codes(changed(story, "third", { choices: twoWays("step-0", "two") }))).toEqual(found);
  });

  test.each([
    [0, 15],
    [1, 15],
    [2, 17],
    [4, 21],
  ])("%i objectives: a path of %i scenes at most", (count, most) => {
    expect(longestPathFor(count)).toBe(most);
    const objectives = ["sharing", "patience", "courage", "counting"].slice(0, count);
    const start = aStory().scenes[0]!;
    const story = changed({ scenes: [...aStory().scenes, ...line(most - 4)] }, "third", {
      choices: twoWays("step-0", "two"),
    });
    const taught = changed(story, start.id, { teaches: objectives.map((_, index) => index) });
    expect(findFaults(taught, wishes({ objectives }))).toEqual([]);
    const longer = added(taught, aScene({ id: "before", nextId: "second" }));
    const tooLong = changed(longer, start.id, { choices: twoWays("before", "second") });
    expect(findFaults(tooLong, wishes({ objectives })).map(({ code }) => code)).toEqual([
      "too-long",
    ]);
  });
});

describe("choices", () => {
  const faultsOf = (first: string, second: string) =>
    findFaults(
      changed(aStory(), "third", {
        choices: [
          { text: first, nextId: "one" },
          { text: second, nextId: "two" },
        ],
      }),
      wishes(),
    );

  it("sound different where their words do", () => {
    expect(faultsOf("Pick a nice bun", "Pick an ice bun")).toEqual([]);
  });

  it("have words", () => {
    expect(faultsOf("Go on", "…")).toMatchObject([{ code: "same-choice", sceneId: "third" }]);
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

/** As many scenes in a row, the last of which leads to the ending. */
function line(count: number): Scene[] {
  return Array.from({ length: count }, (_, index) =>
    aScene({ id: `step-${index}`, nextId: index + 1 < count ? `step-${index + 1}` : "one" }),
  );
}

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

describe("facts of an objective", () => {
  const faultsOf = (story: StoryGraph) =>
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
