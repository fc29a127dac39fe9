import { expect, it } from "vitest";
import { aNarratedScene, aPlayerScene } from "../testing/a-scene.ts";
import {
  after,
  again,
  arrives,
  asking,
  done,
  narratingQuestion,
  none,
  question,
  recognizing,
} from "../testing/playback-phases.ts";
import type { PlaybackEvent } from "./playback-state.ts";

const read = (index: number): PlaybackEvent => ({ type: "choice-read", turn: -1, index });
const tap = (index: number): PlaybackEvent => ({ type: "tap-choice", index });

/** The question with all of its choices read. */
const silent = after(asking, read(0), read(1)).state;

it("[SPLAY-8] [SPLAY-3] opens the choices when the question is over, and reads each in turn", () => {
  const first = after(narratingQuestion, done);
  expect(first.state).toMatchObject({ phase: "asking", highlightedChoice: 0 });
  expect(first.commands).toEqual([
    {
      type: "read-choice",
      turn: first.state.turn,
      scene: aNarratedScene(question),
      index: 0,
      pauseMs: 100,
    },
  ]);

  const second = after(first.state, read(0));
  expect(second.state.highlightedChoice).toBe(1);
  expect(second.commands).toMatchObject([{ type: "read-choice", index: 1, pauseMs: 400 }]);

  expect(after(second.state, read(1))).toMatchObject({
    state: { phase: "asking", highlightedChoice: null, isReadingChoices: false },
    commands: [],
  });
});

it("[SPLAY-8] reads them, too, where nothing could read the question, and after skipping it", () => {
  const reads = { type: "read-choice", index: 0 };
  expect(after(narratingQuestion, none).commands).toMatchObject([reads]);
  expect(after(narratingQuestion, { type: "skip" }).commands).toMatchObject([
    { type: "stop-narration" },
    reads,
  ]);
});

it("[SPLAY-8] reads them at a question that one goes back to, without its text", () => {
  const further = after(
    asking,
    { type: "choose", index: 0 },
    arrives(aPlayerScene({ id: "boat" })),
  ).state;
  const there = after(further, { type: "back" }, arrives(question));

  expect(there.state.phase).toBe("asking");
  expect(there.commands.map(({ type }) => type)).toEqual([
    "prefetch-choices",
    "prefetch",
    "read-choice",
  ]);
});

it("[SPLAY-8] does not repeat the choices that a reply has named", () => {
  const replied = after(recognizing, again, done);
  expect(replied).toMatchObject({ state: { phase: "asking" }, commands: [] });
  expect(replied.state.highlightedChoice).toBeNull();

  for (const reply of ["What a grand idea!", "Do you mean: row the boat?"]) {
    const vague = arrives(aNarratedScene({ ...question, reply }), { isRedirect: true });
    expect(after(recognizing, vague, done).commands).toMatchObject([{ type: "read-choice" }]);
  }
});

it("[SPLAY-8] one tap reads a card, a second one takes it", () => {
  const tapped = after(silent, tap(1));
  expect(tapped.state).toMatchObject({
    phase: "asking",
    highlightedChoice: 1,
    selectedChoice: 1,
    isReadingChoices: false,
  });
  expect(tapped.commands).toMatchObject([{ type: "read-choice", index: 1, pauseMs: 0 }]);

  const taken = after(tapped.state, tap(1));
  expect(taken.state).toMatchObject({
    phase: "fetching",
    wanted: { sceneId: "fork", answer: "Ask the owl" },
    selectedChoice: null,
    highlightedChoice: null,
  });
  expect(taken.commands).toMatchObject([{ type: "stop-narration" }, { type: "fetch" }]);
});

it("[SPLAY-8] a card stays selected when it was read, until another is tapped", () => {
  const tapped = after(silent, tap(1), read(1)).state;
  expect(tapped).toMatchObject({ selectedChoice: 1, highlightedChoice: null });

  const other = after(tapped, tap(0)).state;
  expect(other).toMatchObject({ phase: "asking", selectedChoice: 0, highlightedChoice: 0 });
  expect(after(other, tap(1)).state).toMatchObject({ phase: "asking", selectedChoice: 1 });
});

it("[SPLAY-8] a tap cuts the reading of all short, also on the card that is being read", () => {
  expect(asking.highlightedChoice).toBe(0);
  const tapped = after(asking, tap(0)).state;
  expect(tapped).toMatchObject({ phase: "asking", selectedChoice: 0, highlightedChoice: 0 });

  expect(after(tapped, read(0))).toMatchObject({
    state: { highlightedChoice: null, selectedChoice: 0 },
    commands: [],
  });
  expect(after(asking, tap(1), read(0)).state.highlightedChoice).toBe(1);
});

it("takes no tap on a card that is not there", () => {
  expect(after(silent, tap(2)).state).toBe(silent);
});

it("[SPLAY-8] reads all again on request, from the first, and selects none", () => {
  const { state, commands } = after(silent, tap(1), { type: "hear-choices" });

  expect(state).toMatchObject({ selectedChoice: null, highlightedChoice: 0 });
  expect(commands).toMatchObject([{ type: "read-choice", index: 0, pauseMs: 0 }]);
  expect(after(state, read(0)).state.highlightedChoice).toBe(1);
});

it.each<PlaybackEvent>([{ type: "record" }, { type: "hidden" }])(
  "[SPLAY-8] stops reading when there is something else to hear: $type",
  (event) => {
    const { state, commands } = after(asking, event);
    expect(state).toMatchObject({ highlightedChoice: null, isReadingChoices: false });
    expect(commands).toContainEqual({ type: "stop-narration" });
    // What was still under way comes too late.
    expect(after(state, { ...read(0), turn: asking.turn } as PlaybackEvent).state).toBe(state);
  },
);

it("pauses at the choice that is being read, and begins it again after", () => {
  const paused = after(asking, read(0), { type: "pause" });
  expect(paused.state).toMatchObject({ isPaused: true, highlightedChoice: 1 });
  expect(paused.commands).toEqual([{ type: "stop-narration" }]);

  const resumed = after(paused.state, { type: "resume" });
  expect(resumed.state).toMatchObject({ isPaused: false, isReadingChoices: true });
  expect(resumed.commands).toMatchObject([{ type: "read-choice", index: 1, pauseMs: 0 }]);
  expect(after(silent, { type: "pause" }).state).toBe(silent);
  expect(after(paused.state, tap(0)).state.isPaused).toBe(false);
});
