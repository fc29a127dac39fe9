import { describe, expect, it, test } from "vitest";
import { aScene, theFigures } from "../../testing/stories.ts";
import { findFaults, importedShape } from "../find-faults.ts";
import type { Scene } from "../graph.ts";
import { repairStory } from "./repair-story.ts";
import { MOST_SCENES } from "./story-file.ts";
import { nothingAbout } from "./story-notes.ts";

function repair(scenes: readonly Scene[]) {
  const places = new Map(
    scenes.map(({ id }, index) => [
      id,
      { line: index + 1, part: `passage “${id}”`, name: `“${id}”` },
    ]),
  );
  return repairStory({
    title: "",
    language: null,
    about: nothingAbout,
    figures: theFigures,
    scenes,
    places,
    repairs: [],
  });
}

function repaired(scenes: readonly Scene[]) {
  const read = repair(scenes);
  if ("problems" in read) throw new Error(read.problems.join());
  return read;
}

const asking = (id: string, ...to: string[]) =>
  aScene({
    id,
    choices: to.map((nextId, index) => ({ text: `${id} ${index + 1}`, nextId })),
    nextId: null,
  });
const going = (id: string, nextId: string) => aScene({ id, nextId });
const end = (id: string) => aScene({ id, ending: id });
const linksOf = (scenes: readonly Scene[]) =>
  scenes.map(({ id, choices, nextId }) => [
    id,
    choices.length > 0 ? choices.map((choice) => choice.nextId) : nextId,
  ]);

it("changes nothing of a story that can be listened to as it is", () => {
  const scenes = [asking("start", "a", "b"), going("a", "b"), end("b")];
  expect(repaired(scenes)).toMatchObject({ scenes, repairs: [] });
});

describe("a way back", () => {
  it("is left out where two choices remain, and a single one goes on by itself", () => {
    const { scenes, repairs } = repaired([
      asking("start", "hall", "end"),
      asking("hall", "start", "end", "attic"),
      asking("attic", "hall", "end", "attic"),
      end("end"),
    ]);
    expect(linksOf(scenes)).toEqual([
      ["start", ["hall", "end"]],
      ["hall", ["end", "attic"]],
      ["attic", "end"],
      ["end", null],
    ]);
    expect(repairs).toEqual([
      "We left out 3 ways back to where the listener has been: “hall 1” in “hall” to “start”, " +
        "“attic 1” in “attic” to “hall”, “attic 3” in “attic” to “attic”.",
    ]);
  });

  it("is left out of rooms that all lead to each other, so that each leads on", () => {
    const { scenes } = repaired([
      asking("start", "garden", "kitchen"),
      asking("garden", "kitchen", "start", "gate"),
      asking("kitchen", "start", "garden"),
      end("gate"),
    ]);
    expect(linksOf(scenes)).toEqual([
      ["start", ["garden", "kitchen"]],
      ["garden", "gate"],
      ["kitchen", "garden"],
      ["gate", null],
    ]);
  });

  test.each([
    [going("hall", "start"), "“start”"],
    [asking("hall", "start", "hall"), "“start” and “hall”"],
  ])("is refused where nothing else leads on, with both passages", (hall, targets) => {
    expect(repair([asking("start", "hall", "end"), hall, end("end")])).toEqual({
      problems: [
        `Line 2, passage “hall”: this only leads back to ${targets}, where the listener has been. ` +
          "Let it lead on, or take its way back out, so that the story ends here",
      ],
    });
  });
});

it("leaves out what nothing leads to, and names it", () => {
  const { scenes, repairs } = repaired([end("start"), going("notes", "more"), end("more")]);
  expect(scenes.map(({ id }) => id)).toEqual(["start"]);
  expect(repairs).toEqual(["We left out 2 scenes that nothing leads to: “notes”, “more”."]);
});

it("names eight at most, and counts the rest", () => {
  const lost = Array.from({ length: 10 }, (_, index) => end(`lost ${index}`));
  expect(repaired([end("start"), ...lost]).repairs[0]).toMatch(/“lost 7” and 2 more\.$/);
});

it("leaves out a choice that is there twice, but not two with one meaning that lead apart", () => {
  const choices = [
    { text: "Go left", nextId: "a" },
    { text: "go left!", nextId: "a" },
    { text: "Go left", nextId: "b" },
  ];
  const { scenes, repairs } = repaired([aScene({ choices }), end("a"), end("b")]);
  expect(scenes[0]?.choices).toEqual([choices[0], choices[2]]);
  expect(repairs).toEqual(["We left out choices of “start” that were there twice."]);
});

it("passes over scenes without text that only go on, one after the other", () => {
  const silent = (id: string, nextId: string) => aScene({ id, nextId, dialogue: "…" });
  const { scenes, repairs } = repaired([
    asking("start", "a", "end"),
    silent("a", "b"),
    silent("b", "end"),
    end("end"),
  ]);
  expect(linksOf(scenes)).toEqual([
    ["start", ["end", "end"]],
    ["end", null],
  ]);
  expect(repairs).toEqual(["We passed over scenes without text: “a”, “b”."]);
});

it("takes the name of an ending from what leads on", () => {
  const { scenes } = repaired([aScene({ ending: "once an ending", nextId: "end" }), end("end")]);
  expect(scenes.map(({ ending }) => ending)).toEqual([null, "end"]);
});

it("tells long texts in parts, of which the last leads on and each stands where the whole did", () => {
  const dialogue = "One two three four five six seven eight nine ten. ".repeat(18).trim();
  const start = { ...asking("start", "a", "b"), dialogue, teaches: [0] };
  const { scenes, places, repairs } = repaired([start, end("a"), end("b")]);

  expect(scenes.map(({ id, dialogue: text }) => [id, text.split(" ").length])).toEqual([
    ["start", 60],
    ["start-part-2", 60],
    ["start-part-3", 60],
    ["a", 6],
    ["b", 6],
  ]);
  expect(linksOf(scenes).slice(0, 3)).toEqual([
    ["start", "start-part-2"],
    ["start-part-2", "start-part-3"],
    ["start-part-3", ["a", "b"]],
  ]);
  expect(places.get("start-part-3")).toEqual(places.get("start"));
  expect(repairs).toEqual(["Long texts are told in parts that follow each other: “start” in 3."]);
});

describe("files as large as they may be", () => {
  const each = <T>(make: (index: number) => T) =>
    Array.from({ length: MOST_SCENES }, (_, index) => make(index));
  const id = (index: number) => (index === 0 ? "start" : `s${index}`);
  const last = MOST_SCENES - 1;

  test.each<[string, readonly Scene[]]>([
    ["that all lead to each other", each((index) => asking(id(index), ...each(id)))],
    [
      "that all lead to all later ones",
      each((index) => asking(id(index), ...each(id).slice(index + 1))),
    ],
    [
      "in a row that leads back everywhere, and to an ending",
      each((index) =>
        index === last ? end(id(index)) : asking(id(index), ...each(id).slice(0, index + 2)),
      ),
    ],
    ["in a circle", each((index) => going(id(index), id((index + 1) % MOST_SCENES)))],
  ])("are repaired or refused in a moment: scenes %s", (_, scenes) => {
    const from = process.cpuUsage();
    const read = repair(scenes);
    // Of the processor, in microseconds: a clock on the wall measures what else the machine does.
    expect(process.cpuUsage(from).user).toBeLessThan(2_000_000);
    if ("problems" in read) return expect(read.problems.length).toBeLessThanOrEqual(21);
    const codes = findFaults(read, wishes, [], importedShape).map(({ code }) => code);
    expect(codes).not.toContain("loop");
    expect(codes).not.toContain("dead-end");
  });
});

const wishes = { children: [], characters: [], objectives: [], language: "en" };
