import { expect, it, test } from "vitest";
import { aStory } from "../testing/stories.ts";
import { lineAt, withLine } from "./story-line.ts";

const story = { title: "The Bell", ...aStory() };

const places = [
  ["the title", { part: "title" }, "The Bell"],
  ["a dialogue", { part: "dialogue", sceneId: "one" }, "All ended: one."],
  ["a choice", { part: "choice", sceneId: "third", choice: 1 }, "Turn right"],
] as const;

test.each(places)("%s is found, and changed alone", (_, place, text) => {
  expect(lineAt(story, place)).toBe(text);

  const changed = withLine(story, place, "New words");
  expect(lineAt(changed, place)).toBe("New words");
  for (const [, other, before] of places.filter(([, other]) => other !== place)) {
    expect(lineAt(changed, other)).toBe(before);
  }
  expect(withLine(changed, place, text)).toEqual(story);
});

test.each([
  { part: "dialogue", sceneId: "nowhere" },
  { part: "choice", sceneId: "nowhere", choice: 0 },
  { part: "choice", sceneId: "third", choice: 2 },
  { part: "choice", sceneId: "one", choice: 0 },
] as const)("%o is no line", (place) => {
  expect(lineAt(story, place)).toBeUndefined();
  expect(withLine(story, place, "New words")).toEqual(story);
});

it("changes nothing of where the choices lead", () => {
  const { scenes } = withLine(story, { part: "choice", sceneId: "third", choice: 0 }, "Jump");
  expect(scenes.find(({ id }) => id === "third")?.choices).toEqual([
    { text: "Jump", nextId: "one" },
    { text: "Turn right", nextId: "two" },
  ]);
});
