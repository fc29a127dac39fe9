import { expect, it, test } from "vitest";
import { figuresIn, fullTitleIn, nothingAbout, storyAboutIn, storyNotesOf } from "./story-notes.ts";

const about = {
  level: "3-5",
  objectives: ["sharing toys"],
  characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy, kind" }],
  children: ["Mina"],
} as const;

it("reads as a writer would have written it", () => {
  expect(
    storyNotesOf({ title: "Gates", about, figures: [] }).map(
      ({ key, value }) => `${key}: ${value}`,
    ),
  ).toEqual([
    "level: 3-5",
    'objective: "sharing toys"',
    'character: "Lila", "clockmaker", "grumpy, kind"',
    'child: "Mina"',
  ]);
});

it("has no note for what is not known", () => {
  expect(storyNotesOf({ title: "Gates", figures: [] })).toEqual([]);
});

it("notes a title that one line does not hold", () => {
  const notes = storyNotesOf({ title: "Two\nlines", figures: [] });
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
  ["child", String.raw`"\ud83d"`],
  ["fulltitle", '"x'],
])("ignores %s: %s", (key, value) => {
  expect(storyAboutIn([{ key, value }])).toEqual(nothingAbout);
  expect(fullTitleIn([{ key, value }])).toBeUndefined();
});

it("[SPLAY-9] notes how characters look, and reads it back", () => {
  const figures = [
    { name: "Lila", kind: "dragon", age: "old" },
    { name: "Mina [x]", kind: "person", age: "child" },
  ] as const;
  const notes = storyNotesOf({ title: "Gates", figures });
  expect(notes[0]).toEqual({ key: "figure", value: '"Lila", "dragon", "old"' });
  expect(figuresIn(notes)).toEqual(figures);
});

test.each([
  ['"Lila", "dragon"'],
  [String.raw`"Lila\ud83d", "dragon", "old"`],
  ['"Lila", "dargon", "old"'],
  ['"Lila", "dragon", "ancient"'],
  ['"", "dragon", "old"'],
])("[SPLAY-9] ignores the figure %s", (value) => {
  expect(figuresIn([{ key: "figure", value }])).toEqual([]);
});

it("[SPLAY-9] counts the first figure of a name", () => {
  const figure = (age: string) => ({ key: "figure", value: `"Lila", "cat", "${age}"` });
  expect(figuresIn([figure("old"), figure("child")])).toEqual([
    { name: "Lila", kind: "cat", age: "old" },
  ]);
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
