import { expect, it } from "vitest";
import { transition } from "./playback-machine.ts";
import type { PlaybackEvent } from "./playback-state.ts";
import {
  after,
  arrives,
  begin,
  done,
  none,
  phases,
  scene,
  error,
} from "../testing/playback-phases.ts";
import { aRecording, aNarratedScene, someAudio } from "../testing/a-scene.ts";

it("reaches every phase", () => {
  for (const [phase, state] of Object.entries(phases)) expect(state.phase).toBe(phase);
});

/** In which phases an event changes anything; in all others it must not. */
const accepted: Record<PlaybackEvent["type"], (keyof typeof phases)[]> = {
  play: ["ready"],
  "scene-arrived": ["fetching", "recognizing"],
  "scene-failed": ["fetching"],
  "voice-arrived": ["awaiting-voice"],
  "voice-missing": ["awaiting-voice"],
  "narration-done": ["narrating"],
  "narration-unavailable": ["narrating"],
  "narration-blocked": ["narrating"],
  skip: ["narrating", "awaiting-voice"],
  next: ["reading"],
  // While a question waits, its choices are read.
  pause: ["narrating", "asking"],
  resume: [],
  hidden: ["narrating", "asking", "recording"],
  choose: ["asking"],
  "tap-choice": ["asking"],
  "choice-read": ["asking"],
  "hear-choices": ["asking"],
  record: ["asking"],
  "stop-recording": ["recording"],
  recorded: ["recording"],
  recognized: ["recognizing"],
  "answer-failed": ["recording", "recognizing"],
  retry: ["failed"],
  "dismiss-error": [],
  "narrate-again": ["asking", "reading"],
  back: [],
  jump: [
    "ready",
    "fetching",
    "failed",
    "awaiting-voice",
    "narrating",
    "reading",
    "asking",
    "recording",
    "recognizing",
    "ended",
  ],
  replay: ["ended"],
};

const samples: PlaybackEvent[] = [
  begin,
  arrives(),
  { type: "scene-failed", turn: -1, error },
  { type: "voice-arrived", turn: -1, scene: aNarratedScene(scene, { audio: someAudio() }) },
  { type: "voice-missing", turn: -1 },
  done,
  none,
  { type: "narration-blocked", turn: -1 },
  { type: "skip" },
  { type: "next" },
  { type: "pause" },
  { type: "resume" },
  { type: "hidden" },
  { type: "choose", index: 0 },
  { type: "tap-choice", index: 0 },
  { type: "choice-read", turn: -1, index: 0 },
  { type: "hear-choices" },
  { type: "record" },
  { type: "stop-recording" },
  { type: "recorded", turn: -1, recording: aRecording() },
  { type: "recognized", turn: -1, transcript: "Row the boat" },
  { type: "answer-failed", turn: -1, error },
  { type: "retry" },
  { type: "dismiss-error" },
  { type: "narrate-again" },
  { type: "back" },
  { type: "jump", path: [{ sceneId: "fork", asked: true, answer: null }] },
  { type: "replay" },
];

it.each(samples)("accepts $type only where it means something", (event) => {
  for (const [phase, state] of Object.entries(phases)) {
    const { state: next, commands } = after(state, event);
    const isMoved = next !== state || commands.length > 0;
    expect(isMoved, `${event.type} while ${phase}`).toBe(
      accepted[event.type].includes(phase as keyof typeof phases),
    );
  }
});

it("has a sample of every event", () => {
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(Object.keys(accepted)));
});

it.each(samples.filter((event) => "turn" in event))("ignores $type of an earlier turn", (event) => {
  for (const state of Object.values(phases)) {
    expect(transition(state, { ...event, turn: state.turn - 1 })).toEqual([state]);
  }
});
