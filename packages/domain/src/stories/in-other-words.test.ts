import { expect, it } from "vitest";
import { aScene, theFigures } from "../testing/stories.ts";
import { storyInOtherWords } from "./in-other-words.ts";

it("[SPLAY-9] renames characters wherever they are told or shown", () => {
  const scene = aScene({
    title: "Mina waits",
    speaker: "Mina",
    ending: "Mina sleeps",
    nextId: "end",
    choices: [{ text: "Ask Mina", nextId: "end" }],
    moods: { Mina: "tired" },
  });
  const story = { title: "Mina", figures: theFigures, scenes: [scene] };
  const renamed = storyInOtherWords(story, (text) => text.replaceAll("Mina", "Robin"));

  expect(JSON.stringify(renamed)).not.toContain("Mina");
  expect(renamed.figures[0]).toEqual({ name: "Robin", kind: "person", age: "child" });
  expect(renamed.scenes[0]).toMatchObject({ cast: ["Robin", "Lila"], moods: { Robin: "tired" } });
});

it("keeps the first of two figures that get one name", () => {
  const story = { title: "", figures: theFigures, scenes: [] };
  expect(storyInOtherWords(story, () => "Robin").figures).toEqual([
    { name: "Robin", kind: "person", age: "child" },
  ]);
});
