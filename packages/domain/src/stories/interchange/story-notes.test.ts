import { expect, it, test } from "vitest";
import { fullTitleIn, nothingAbout, storyAboutIn, storyNotesOf } from "./story-notes.ts";

const about = {
  level: "3-5",
  objectives: ["sharing toys"],
  characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy, kind" }],
  children: ["Mina"],
} as const;

it("reads as a writer would have written it", () => {
  expect(storyNotesOf("Gates", about).map(({ key, value }) => `${key}: ${value}`)).toEqual([
    "level: 3-5",
    'objective: "sharing toys"',
    'character: "Lila", "clockmaker", "grumpy, kind"',
    'child: "Mina"',
  ]);
});

it("has no note for what is not known", () => {
  expect(storyNotesOf("Gates", nothingAbout)).toEqual([]);
});

it("notes a title that one line does not hold", () => {
  const notes = storyNotesOf("Two\nlines", nothingAbout);
  expect(notes).toEqual([{ key: "fulltitle", value: '"Two\\nlines"' }]);
  expect(fullTitleIn(notes)).toBe("Two\nlines");
});

test.each([
  ["level", "7-9"],
  ["objective", "sharing"],
  ["objective", '"one", "two"'],
  ["objective", "1"],
  ["character", '"Lila", "clockmaker"'],
  ["character", '{"name":"Lila"}'],
  ["child", '["Mina"]'],
  ["fulltitle", '"x'],
])("ignores %s: %s", (key, value) => {
  expect(storyAboutIn([{ key, value }])).toEqual(nothingAbout);
  expect(fullTitleIn([{ key, value }])).toBeUndefined();
});

it("counts four of a kind at most", () => {
  const notes = Array.from({ length: 5 }, (_, index) => [
    { key: "objective", value: `"${index}"` },
    { key: "character", value: `"${index}", "a", "b"` },
    { key: "child", value: `"${index}"` },
  ]).flat();
  const { objectives, characters, children } = storyAboutIn(notes);
  expect([objectives.length, characters.length, children.length]).toEqual([4, 4, 4]);
});
