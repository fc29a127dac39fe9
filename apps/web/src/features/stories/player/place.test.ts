// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { forgetPlaces, keepPlace, keptPlace, newPlace, type Place } from "./place.ts";

beforeEach(() => localStorage.clear());

const place: Place = {
  way: [{ sceneId: "start", asked: false, answer: null }],
  seen: { scenes: [], steps: [] },
};

it("keeps where somebody left off, story by story", () => {
  keepPlace("one", place);

  expect(keptPlace("one")).toEqual(place);
  expect(keptPlace("other")).toEqual(newPlace);
});

it.each(["nonsense{", "null", "7", '{"way":[]}', '{"seen":{"scenes":[],"steps":[]}}'])(
  "begins anew where something else is kept: %s",
  (kept) => {
    localStorage.setItem("codetale-story-one", kept);

    expect(keptPlace("one")).toEqual(newPlace);
  },
);

it("forgets every story's place, and nothing else", () => {
  keepPlace("one", place);
  localStorage.setItem("codetale-scheme", "dark");

  forgetPlaces();

  expect(Object.keys(localStorage)).toEqual(["codetale-scheme"]);
});

it("plays on where nothing may be kept", () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const storage = { getItem: forbidden, setItem: forbidden };
  vi.stubGlobal("localStorage", storage);

  expect(() => keepPlace("one", place)).not.toThrow();
  expect(keptPlace("one")).toEqual(newPlace);
  expect(() => forgetPlaces()).not.toThrow();
  vi.unstubAllGlobals();
});
