import { expect, it } from "vitest";
import { aScene, theFigures } from "../../testing/stories.ts";
import { shownCast, withNamedInCast, withPlainFigures, withSpeakerInCast } from "./shown-cast.ts";

it("[SPLAY-9] shows each of the cast by figure and mood", () => {
  expect(shownCast(aScene({ moods: { Lila: "sad" } }), theFigures)).toEqual([
    { name: "Mina", kind: "person", age: "child", mood: "calm" },
    { name: "Lila", kind: "inventor", age: "adult", mood: "sad" },
  ]);
});

it("draws whoever has no figure as a calm adult, whatever the name", () => {
  expect(shownCast(aScene({ cast: ["constructor"] }), [])).toEqual([
    { name: "constructor", kind: "person", age: "adult", mood: "calm" },
  ]);
});

it("adds plain figures only for those of a cast who have none", () => {
  const scenes = [aScene(), aScene({ cast: ["Otto", "Mina"] }), aScene({ cast: ["Otto"] })];
  expect(withPlainFigures(theFigures, scenes)).toEqual([
    ...theFigures,
    { name: "Otto", kind: "person", age: "adult" },
  ]);
});

it("[SPLAY-9] puts the speaker into the picture, and leaves out moods of those who are not", () => {
  const scene = aScene({ speaker: "Otto", cast: ["Mina"], moods: { Otto: "shy", Lila: "sad" } });
  expect(withSpeakerInCast(scene)).toMatchObject({
    cast: ["Otto", "Mina"],
    moods: { Otto: "shy" },
  });
  const there = aScene({ speaker: "Lila", moods: { Lila: "sad" } });
  expect(withSpeakerInCast(there)).toEqual(there);
});

it("[SPLAY-9] puts those whom a text names into the picture, after those who are there", () => {
  const scene = aScene({ dialogue: "Mina met Lila.", cast: ["Lila"] });
  expect(withNamedInCast(scene, theFigures).cast).toEqual(["Lila", "Mina"]);
  const silent = aScene({ dialogue: "It rained on Minas roof.", cast: ["Lila"] });
  expect(withNamedInCast(silent, theFigures)).toBe(silent);
});
