import { describe, expect, it, test } from "vitest";
import { withoutNames, withStandIns } from "./stand-ins.ts";

const wishes = {
  children: [
    { name: "Robin", age: "4", interests: "quokkas" },
    { name: "Zebulon", age: "9", interests: "tubas" },
  ],
  characters: [{ name: "Sky", role: "hero", traits: "brave" }],
  objectives: ["sharing"],
  language: "English",
};

it("[SLIB-3] takes neither a child's own name nor one that is in the story already", () => {
  expect(withStandIns(wishes, "en").children.map(({ name }) => name)).toEqual(["Jo", "Charlie"]);
  expect(withStandIns(wishes, "pt").children).toEqual([
    { name: "Jo", age: "4", interests: "" },
    { name: "Charlie", age: "9", interests: "" },
  ]);
});

it.each(["constructor", "__proto__", "toString"])(
  "a language called %s has English ones",
  (name) => {
    expect(withStandIns(wishes, name)).toEqual(withStandIns(wishes, "en"));
  },
);

describe("[SLIB-3] a stand-in is not", () => {
  const standIns = (children: string[], characters: string[] = []) =>
    withStandIns(
      {
        ...wishes,
        children: children.map((name) => ({ name, age: "4", interests: "" })),
        characters: characters.map((name) => ({ name, role: "hero", traits: "brave" })),
      },
      "en",
    ).children.map(({ name }) => name);

  test.each([
    ["a child's name in lower case", ["robin"], [], ["Sky"]],
    ["a part of a child's name", ["Mary-Robin O'Neil", "Sky Jo"], [], ["Charlie", "Sunny"]],
    ["a part of a character's name", ["Mina"], ["Captain Robin"], ["Sky"]],
    [
      "a child's name where only characters' names are left",
      ["Robin", "Sky", "Jo", "Charlie"],
      ["Sunny", "Alex"],
      ["Sam", "Kit", "Sunny", "Alex"],
    ],
  ])("%s", (_, children, characters, names) => {
    expect(standIns(children, characters)).toEqual(names);
  });

  test("a name of nothing, even where a child has all names", () => {
    expect(standIns(["Robin Sky Jo Charlie Sunny Alex Sam Kit"])).toEqual(["Robin"]);
  });
});

it("[SLIB-3] takes the children out of whatever else the parent typed", () => {
  const typed = {
    ...wishes,
    children: [{ name: "Zoë-Mae O'Neil", age: "4", interests: "" }],
    characters: [{ name: "Zoë-Mae O'Neil's cat", role: "pet of zoë-mae o'neil", traits: "shy" }],
    objectives: ["help O'Neil to share"],
  };
  const { characters, objectives } = withStandIns(typed, "en");

  expect(characters).toEqual([{ name: "Robin's cat", role: "pet of Robin", traits: "shy" }]);
  expect(objectives).toEqual(["help Robin to share"]);
});

it("leaves words alone that only begin or end like a name", () => {
  const objective = "robinias, zebulonite, McRobin";
  const { objectives } = withStandIns({ ...wishes, objectives: [objective] }, "en");
  expect(objectives).toEqual([objective]);
});

describe("[SLIB-3] in a text", () => {
  test.each([
    ["each mention is replaced", ["Mia"], "Mia and MIA and mia", "Robin and Robin and Robin"],
    [
      "a name is found without the space around it",
      [" Mia "],
      "help Mia share",
      "help Robin share",
    ],
    ["a name is found as typed and as said", ["Mia\tLee"], "Mia\tLee, Mia Lee", "Robin, Robin"],
    ["the longest name is replaced first", ["Ann", "Ann Lee"], "Ann Lee, Ann", "Sky, Robin"],
    ["a part of a name is replaced", ["Mia de la Paz"], "Mia, Paz", "Robin, Robin"],
    ["a short part is none", ["Mia de la Paz"], "la casa de Ana", "la casa de Ana"],
    ["a part is found in any case", ["Mina Okafor"], "help mina, OKAFOR", "help Robin, Robin"],
    ["a short name in lower case is a word", ["Al"], "Al dice: al sol", "Robin dice: al sol"],
    ["a name of nothing is nowhere", [" ", "\u200E"], "sharing", "sharing"],
  ])("%s", (_, names, text, expected) => {
    const children = names.map((name) => ({ name, age: "4", interests: "" }));
    expect(withoutNames({ ...wishes, children, characters: [] }, "en")(text)).toBe(expected);
  });
});

it("takes names for what they are, not for patterns", () => {
  const children = [{ name: "(.*)+$ [a-z]", age: "4", interests: "" }];
  const { objectives } = withStandIns(
    { ...wishes, children, objectives: ["sharing", "(.*)+$ [a-z] shares"] },
    "en",
  );
  expect(objectives).toEqual(["sharing", "Robin shares"]);
});
