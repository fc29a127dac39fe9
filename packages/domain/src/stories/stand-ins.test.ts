import { expect, it } from "vitest";
import { tellStory } from "./storyteller/tell.ts";
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

it("[SLIB-3] the story for others is the same one, without the children and what they love", () => {
  const own = tellStory(wishes, "a seed");
  const others = tellStory(withStandIns(wishes, "en"), "a seed");
  if (!own.told || !others.told) throw new Error("English is told");

  expect(others.scenes.map(({ id }) => id)).toEqual(own.scenes.map(({ id }) => id));
  expect(JSON.stringify(own)).toMatch(/Zebulon[^]*quokkas|quokkas[^]*Zebulon/);
  expect(JSON.stringify(others)).not.toMatch(/Zebulon|Robin|quokka|tuba/);
});
