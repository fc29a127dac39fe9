import { describe, expect, it, test } from "vitest";
import { idsFor, namesFor } from "./scene-names.ts";

describe("names for scene ids", () => {
  const inCapitals = (...ids: string[]) => [...namesFor(ids, (id) => id.toUpperCase())];

  it("are numbered where they would be equal", () => {
    expect(inCapitals("a", "A", "b", "á", "Á")).toEqual([
      ["a", "A"],
      ["A", "A_2"],
      ["b", "B"],
      ["á", "Á"],
      ["Á", "Á_2"],
    ]);
  });

  it("are one for an id that comes twice", () => {
    expect(inCapitals("a", "a")).toEqual([["a", "A"]]);
  });
});

describe("scene ids for names", () => {
  const idsOf = (...wanted: string[]) => [
    ...idsFor(
      wanted.map((formerId, index) => ({ name: `name ${index}`, formerId })),
      "none",
    ).values(),
  ];
  const longest = "x".repeat(100);

  const ofPairs = `x${"🦊".repeat(49)}`;

  test.each([
    ["cut between characters", [ofPairs, ofPairs], [ofPairs, `x${"🦊".repeat(45)}-2`]],
    ["what the file notes", ["a", " b\n"], ["a", "b"]],
    ["another where that is empty or too long", ["", `${longest}x`], ["scene", "scene-2"]],
    ["up to 100 characters long", [longest], [longest]],
    ["numbered where they would be equal", ["a", "a", "a"], ["a", "a-2", "a-3"]],
    ["cut where a number follows", [longest, longest], [longest, `${"x".repeat(92)}-2`]],
    ["no second start", ["start"], ["start-2"]],
  ])("are %s", (_, wanted, ids) => {
    expect(idsOf(...wanted)).toEqual(ids);
  });

  it("are the names where the file notes none, and the start for the first scene", () => {
    const scenes = ["One", "Two"].map((name) => ({ name, formerId: undefined }));
    expect([...idsFor(scenes, "Two")]).toEqual([
      ["One", "One"],
      ["Two", "start"],
    ]);
  });
});
