import { describe, expect, it, test } from "vitest";
import {
  added,
  aScene,
  aStory,
  changed,
  everywhere,
  theFigures,
  wishes,
} from "../testing/stories.ts";
import { findFaults, longestPathFor, type StoryFaultCode } from "./find-faults.ts";
import type { PicturedStory, Scene } from "./graph.ts";
import { asciiJson, publicScene } from "./scene-header.ts";

it("finds nothing in a story that is right", () => {
  expect(findFaults(aStory(), wishes())).toEqual([]);
});

describe("every planted fault is found", () => {
  /** How each fault is planted in a story that is right, and the words in which it is reported. */
  const faults: Record<StoryFaultCode, [(story: PicturedStory) => PicturedStory, string]> = {
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
        changed({ ...story, scenes: [...story.scenes, ...line(19)] }, "third", {
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
      "8720 bytes as a header, must be under 7168",
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
    "speaker-not-in-cast": [
      (story) => changed(story, "one", { speaker: "Lila", cast: ["Mina"] }),
      "Lila speaks and is not in the picture",
    ],
    "no-figure": [
      (story) => changed(story, "one", { cast: ["Mina", "Otto"] }),
      "Otto is in the picture, but not among the figures",
    ],
    "mood-of-absent": [
      (story) => changed(story, "one", { cast: ["Mina"], moods: { Lila: "sad" } }),
      "Lila has a mood and is not in the picture",
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
  const codes = (story: PicturedStory) => findFaults(story, wishes()).map(({ code }) => code);

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
    const empty = aScene({ id: "one", dialogue: "" });
    const longest = { thing: "zebra-crossing", choices: [] } as const;
    const bare = asciiJson(publicScene(empty, theFigures, longest)).length;
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
    const story = { ...aStory(), scenes: [...aStory().scenes, ...line(count)] };
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
    const story = changed(
      { ...aStory(), scenes: [...aStory().scenes, ...line(most - 4)] },
      "third",
      {
        choices: twoWays("step-0", "two"),
      },
    );
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
