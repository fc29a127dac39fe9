import { expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { notesIn, notesOf, sceneWithNotes } from "./scene-notes.ts";

const bare = { id: "gate", usualTitle: "gate", dialogue: "Hi.", choices: [], nextId: null };
const readFrom = (...tags: string[]) =>
  sceneWithNotes(
    bare,
    notesIn(tags, (text) => text),
  );
const written = (...facts: Parameters<typeof aScene>) =>
  notesOf(aScene(...facts), "A scene").map(({ key, value }) => `${key}:${value}`);

it("notes what a format has no syntax for", () => {
  const facts = {
    speaker: "Lila",
    ending: "home again",
    sky: "night" as const,
    moods: { Mina: "sad" as const },
    teaches: [0, 12],
    shows: [
      { character: 0, role: true, traits: false },
      { character: 1, role: false, traits: true },
      { character: 2, role: false, traits: false },
    ],
  };
  expect(written(facts)).toEqual([
    "speaker:Lila",
    "setting:village",
    "sky:night",
    "cast:Mina",
    "cast:Lila",
    "mood:sad Mina",
    "ending:home again",
    "teaches:0",
    "teaches:12",
    "shows:0+role",
    "shows:1+traits",
    "shows:2",
  ]);
});

it("notes neither the usual title nor the usual ending", () => {
  expect(written({ cast: [], ending: "start" })).toEqual(["setting:village"]);
});

it("takes for notes what begins with a key alone", () => {
  const notes = notesIn(
    ["plain", "title:Two: doors\nand more", "Key:x", "my-key:x", ":x"],
    (text) => text.toUpperCase(),
  );
  expect(notes).toEqual([{ key: "title", value: "TWO: DOORS\nAND MORE" }]);
});

test.each([
  ["setting:moon", { setting: "meadow" }],
  ["setting:sea", { setting: "sea" }],
  ["teaches:0", { teaches: [0] }],
  ["teaches:12", { teaches: [12] }],
  ["teaches:123", { teaches: [] }],
  ["teaches:x1", { teaches: [] }],
  ["teaches:1x", { teaches: [] }],
  ["shows:12+traits", { shows: [{ character: 12, role: false, traits: true }] }],
  ["shows:role", { shows: [] }],
  ["shows:", { shows: [] }],
  ["ending:home", { ending: "home" }],
  ["sky:rain", { sky: "rain" }],
  ["sky:green", { sky: "day" }],
  ["speaker:Lila", { speaker: "Lila", cast: ["Lila"] }],
  ["mood:sad Lila", { moods: {} }],
  ["plain", { title: "gate", speaker: null, ending: "gate" }],
])("reads %s", (tag, facts) => {
  expect(readFrom(tag)).toMatchObject(facts);
});

it.each([
  ["mood:sad Lila of the hill", { "Lila of the hill": "sad" }],
  ["mood:bored Lila of the hill", {}],
  ["mood:sad", {}],
])("[SPLAY-9] reads %s of a character in the picture", (tag, moods) => {
  expect(readFrom("cast:Lila of the hill", tag).moods).toEqual(moods);
});

it("reads past settings that there are not", () => {
  expect(readFrom("setting:moon", "setting:sea").setting).toBe("sea");
});
