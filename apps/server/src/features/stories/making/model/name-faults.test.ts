import { describe, expect, test } from "vitest";
import { nameFaults } from "./name-faults.ts";

const codesIn = (text: string, standIns: readonly string[], names = standIns) =>
  nameFaults(text, "den", { names, standIns }).map(({ code }) => code);

describe("[SMAKE-5] a stand-in that no name can be put in place of is a fault:", () => {
  test.each([
    ["ROBIN! ROBIN!", "Robin"],
    ["RObin ran.", "Robin"],
    ["Robin ran. ROBIN hid.", "Robin"],
    ["Sachette court.", "Sacha"],
    ["चीनूने कहा, चलो।", "चीनू"],
    ["चीनूको घर मिला।", "चीनू"],
    ["चीनूजी आए।", "चीनू"],
    ["Andrea court.", "Andréa"],
    ["Andre\u0301a court.", "Andréa"],
  ])("%s", (text, name) => {
    expect(codesIn(text, [name])).toEqual(["name-changed"]);
  });

  test("Robins", () => {
    expect(codesIn("All Robins know.", ["Robin"])).toEqual(["name-with-ending"]);
    expect(codesIn("All Lilas know.", [], ["Lila"])).toEqual(["name-with-ending"]);
  });
});

describe("no fault is", () => {
  test.each([
    ["a name as it stands in the data", "Robin! Robin. Robin's bell, Robin-Robin", ["Robin"]],
    [
      "a stand-in's name as a word",
      "a sunny day, the sky, robins, a kit",
      ["Sunny", "Sky", "Robin", "Kit"],
    ],
    ["a Hindi name that stands alone", "चीनू ने कहा: चीनू!", ["चीनू"]],
    ["a longer word", "Samstag, Joy, Kite, Skyline", ["Sam", "Jo", "Kit", "Sky"]],
    [
      "a name of several words, or a part of it",
      "Person 9 and Person 10",
      ["Person 9", "Person 10"],
    ],
    ["a story without children", "ROBIN!", []],
  ])("%s", (_, text, names) => {
    expect(codesIn(text, names)).toEqual([]);
  });

  test("a character's name, which is nobody's stand-in", () => {
    expect(codesIn("LILA! Robin!", ["Robin"], ["Robin", "Lila"])).toEqual([]);
  });
});
