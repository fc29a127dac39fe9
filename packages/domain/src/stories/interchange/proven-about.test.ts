import { expect, it } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { withProvenAbout } from "./proven-about.ts";
import type { ReadFile } from "./story-file.ts";

const choices = [
  { text: "Go left", nextId: "left" },
  { text: "Turn right", nextId: "right" },
];

/** The left path has the second objective and Otto, the right one neither. */
function aFile(facts: Partial<ReadFile["about"]>): ReadFile {
  return {
    title: "",
    language: null,
    about: { level: null, objectives: [], characters: [], children: [], ...facts },
    figures: [],
    places: new Map(),
    repairs: ["Before."],
    scenes: [
      aScene({ choices, teaches: [1], shows: [{ character: 1, role: true, traits: true }] }),
      aScene({ id: "left", ending: "left", dialogue: "Otto came.", teaches: [0, 1] }),
      aScene({ id: "right", ending: "right", dialogue: "So it was.", teaches: [] }),
    ],
  };
}

const who = (name: string) => ({ name, role: "baker", traits: "kind" });

it("keeps what every path has, by its new place", () => {
  const file = withProvenAbout(
    aFile({ objectives: ["sharing", "patience"], characters: [who("Otto"), who("Lila")] }),
  );
  expect(file.about).toMatchObject({ objectives: ["patience"], characters: [who("Lila")] });
  expect(file.scenes.map(({ teaches }) => teaches)).toEqual([[0], [0], []]);
  expect(file.scenes[0]?.shows).toEqual([{ character: 0, role: true, traits: true }]);
  expect(file.repairs).toEqual([
    "Before.",
    "Not every way through the story has these any more: “sharing”, “Otto”.",
  ]);
});

it("says nothing where nothing was left out", () => {
  expect(withProvenAbout(aFile({ characters: [who("Lila")] })).repairs).toEqual(["Before."]);
});
