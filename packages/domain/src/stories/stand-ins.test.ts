import { expect, it } from "vitest";
import { withStandIns } from "./stand-ins.ts";

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
  expect(withStandIns(wishes, "pt").children).toHaveLength(2);
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

it("leaves words alone that only begin like a name", () => {
  const { objectives } = withStandIns({ ...wishes, objectives: ["robinias, zebulonite"] }, "en");
  expect(objectives).toEqual(["robinias, zebulonite"]);
});

it("takes names for what they are, not for patterns", () => {
  const children = [{ name: "(.*)+$ [a-z]", age: "4", interests: "" }];
  const { objectives } = withStandIns(
    { ...wishes, children, objectives: ["sharing", "(.*)+$ [a-z] shares"] },
    "en",
  );
  expect(objectives).toEqual(["sharing", "Robin shares"]);
});
