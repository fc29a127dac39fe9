// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import {
  clearProgress,
  saveProgress,
  loadProgress,
  noProgress,
  type PlaybackProgress,
} from "./saved-progress.ts";

beforeEach(() => localStorage.clear());

const progress: PlaybackProgress = {
  way: [{ sceneId: "start", asked: false, answer: null }],
  seen: { scenes: [], steps: [] },
};

it("keeps where the listener left off, story by story", () => {
  saveProgress("one", progress);

  expect(loadProgress("one")).toEqual(progress);
  expect(loadProgress("other")).toEqual(noProgress);
});

it.each(["nonsense{", "null", "7", '{"way":[]}', '{"seen":{"scenes":[],"steps":[]}}'])(
  "begins anew where something else is kept: %s",
  (kept) => {
    localStorage.setItem("codetale-story-one", kept);

    expect(loadProgress("one")).toEqual(noProgress);
  },
);

it("forgets every story's place, and nothing else", () => {
  saveProgress("one", progress);
  localStorage.setItem("codetale-scheme", "dark");

  clearProgress();

  expect(Object.keys(localStorage)).toEqual(["codetale-scheme"]);
});

it("plays on where nothing may be kept", () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const storage = { getItem: forbidden, setItem: forbidden };
  vi.stubGlobal("localStorage", storage);

  expect(() => saveProgress("one", progress)).not.toThrow();
  expect(loadProgress("one")).toEqual(noProgress);
  expect(() => clearProgress()).not.toThrow();
  vi.unstubAllGlobals();
});
