import { beforeEach, expect, it } from "vitest";
import { initialState, type PlaybackState } from "../playback/playback-state.ts";
import { aNarratedScene, aPlayerScene } from "../testing/a-scene.ts";
import type { SoundOutput } from "./sound-output.ts";
import { FADE_MS, StorySounds } from "./story-sounds.ts";

const audible = { isOn: true, isHidden: false, volume: 1 };
let heard: string[];
let sounds: StorySounds;

beforeEach(() => {
  heard = [];
  sounds = new StorySounds(fakeOutput(), "s1");
});

function fakeOutput(): SoundOutput {
  return {
    unlock: () => void heard.push("unlock"),
    start: (_samples, isLoop) => {
      const name = isLoop ? "place" : "tune";
      heard.push(`start ${name}`);
      return {
        fadeTo: (factor, fadeMs) => void heard.push(`${name} to ${factor} in ${fadeMs}`),
        end: (fadeMs) => void heard.push(`end ${name} in ${fadeMs}`),
      };
    },
    close: () => void heard.push("close"),
  };
}

/** What a change lets hear. */
function after(change: Partial<PlaybackState>, surroundings = audible): string[] {
  heard = [];
  const scene = { ...aNarratedScene(aPlayerScene()), setting: "forest", sky: "day" as const };
  sounds.follow({ ...initialState, scene, ...change }, surroundings);
  return heard;
}

it("asks for sound once, when the story begins", () => {
  expect(after({ phase: "ready" })).toEqual([]);
  expect(after({ phase: "fetching", scene: null })).toEqual(["unlock"]);
  expect(after({ phase: "fetching", scene: null })).toEqual([]);
});

it("is softer under a voice, and under a choice that is read", () => {
  expect(after({ phase: "narrating" })).toEqual(["unlock", "start place", "place to 0.3 in 800"]);
  expect(after({ phase: "asking" })).toEqual(["place to 1 in 800"]);
  expect(after({ phase: "asking", highlightedChoice: 0 })).toEqual(["place to 0.3 in 800"]);
  expect(FADE_MS).toBeGreaterThanOrEqual(500);
});

it("[SPLAY-8] grows softer with the voices, the closing tune as well", () => {
  const soft = { ...audible, volume: 0.5 };
  after({ phase: "asking" });
  expect(after({ phase: "asking" }, soft)).toEqual(["place to 0.5 in 800"]);
  expect(after({ phase: "ended", scene: null }, soft)).toContain("tune to 0.5 in 800");
});

it("ends at once when the microphone opens, and is silent until the answer is understood", () => {
  after({ phase: "asking" });
  expect(after({ phase: "recording" })).toEqual(["end place in 40"]);
  expect(after({ phase: "recognizing" })).toEqual([]);
  expect(after({ phase: "narrating" })).toEqual(["start place", "place to 0.3 in 800"]);
});

it.each([
  ["paused", { phase: "narrating", isPaused: true }, audible],
  ["hidden", { phase: "narrating" }, { isOn: true, isHidden: true, volume: 1 }],
  ["switched off", { phase: "narrating" }, { isOn: false, isHidden: false, volume: 1 }],
] as const)("stops while it is %s", (_case, change, surroundings) => {
  after({ phase: "narrating" });
  expect(after(change, surroundings)).toEqual(["end place in 800"]);
});

it("fades from one place to the next, and stays where the place is the same", () => {
  after({ phase: "narrating" });
  expect(after({ phase: "narrating" })).toEqual([]);
  const sea = { ...aNarratedScene(aPlayerScene()), setting: "sea", sky: "day" as const };
  const change = after({ phase: "narrating", scene: sea });
  expect(change).toEqual(["end place in 800", "start place", "place to 0.3 in 800"]);
});

it("plays the tune once at the end, and stops it when the story begins again", () => {
  after({ phase: "narrating" });
  const ending = after({ phase: "ended" });
  expect(ending).toEqual(["end place in 800", "start tune", "tune to 1 in 800"]);
  expect(after({ phase: "ended" })).toEqual([]);
  expect(after({ phase: "ready" })).toEqual(["end tune in 800"]);
});

it("stops everything when the story is left", () => {
  after({ phase: "narrating" });
  heard = [];
  sounds.end();
  expect(heard).toEqual(["end place in 0", "close"]);
});
