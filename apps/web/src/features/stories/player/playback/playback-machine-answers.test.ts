import { expect, it } from "vitest";
import {
  after,
  again,
  asking,
  done,
  recognizing,
  question,
  recording,
  error,
} from "../testing/playback-phases.ts";
import { aRecording, aNarratedScene } from "../testing/a-scene.ts";
import { playerError } from "./player-error.ts";

it("[SPLAY-4] records, sends what was recorded, and takes the transcript as the choice", () => {
  const recorded = aRecording();
  const steps = after(asking, { type: "record" });
  expect(steps.commands).toEqual([
    { type: "stop-narration" },
    { type: "record", turn: steps.state.turn },
  ]);

  const sent = after(steps.state, { type: "recorded", turn: -1, recording: recorded });
  expect(sent.state.phase).toBe("recognizing");
  expect(sent.commands).toEqual([
    {
      type: "recognize",
      turn: sent.state.turn,
      recording: recorded,
      scene: aNarratedScene(question),
    },
  ]);

  const recognized = after(sent.state, {
    type: "recognized",
    turn: -1,
    transcript: "Row the boat",
  });
  expect(recognized.state.wanted).toEqual({ sceneId: "fork", answer: "Row the boat" });
});

it("[SPLAY-4] tells the reply to an answer that was not understood, then asks again", () => {
  const { state, commands } = after(recognizing, again);

  expect(state).toMatchObject({ phase: "narrating", scene: question });
  expect(state.reply?.reply).toBe("Row the boat, or ask the owl?");
  expect(state.path.at(-1)).toEqual({ sceneId: "fork", asked: true, answer: null });
  expect(commands).toMatchObject([{ type: "narrate" }]);
  expect(after(state, done)).toMatchObject({ state: { phase: "asking" }, commands: [] });
});

/** Not understood so many times in a row, each time up to the question. */
function missed(times: number) {
  let steps = after(recognizing, again);
  for (let miss = 1; miss < times; miss += 1) {
    const recorded = { type: "recorded", turn: -1, recording: aRecording() } as const;
    steps = after(steps.state, done, { type: "record" }, recorded, again);
  }
  return after(steps.state, done);
}

it.each([2, 3])(
  "[SPLAY-8] reads the choices in turn after the reply to miss %i in a row",
  (times) => {
    const { state, commands } = missed(times);
    expect(state).toMatchObject({ phase: "asking", misses: times, highlightedChoice: 0 });
    expect(commands).toMatchObject([{ type: "read-choice", index: 0 }]);
    const next = after(state, { type: "choice-read", turn: -1, index: 0 });
    expect(next.commands).toMatchObject([{ type: "read-choice", index: 1 }]);
  },
);

it("[SPLAY-8] counts misses anew at the next question and when the story begins again", () => {
  const answered = after(missed(2).state, { type: "choose", index: 0 });
  const scene = aNarratedScene({ ...question, id: "other" });
  const arrived = after(answered.state, { type: "scene-arrived", turn: -1, result: scene });
  expect(arrived.state.misses).toBe(0);
  const ended = { ...missed(2).state, phase: "ended" } as const;
  expect(after(ended, { type: "replay" }).state.misses).toBe(0);
});

it("[SPLAY-4] asks again, too, where a choice in words was not understood", () => {
  expect(after(asking, { type: "choose", index: 0 }, again).state).toMatchObject({
    phase: "narrating",
    reply: { reply: "Row the boat, or ask the owl?" },
  });
});

it.each(["microphone", "no-audio"] as const)(
  "[SPLAY-6] comes back to the question when the recording fails: %s",
  (kind) => {
    const { state } = after(recording, {
      type: "answer-failed",
      turn: -1,
      error: playerError(kind),
    });

    expect(state).toMatchObject({ phase: "asking", error: { kind } });
    expect(after(state, { type: "record" }).state).toMatchObject({
      phase: "recording",
      error: null,
    });
    expect(after(state, { type: "dismiss-error" }).state).toMatchObject({
      phase: "asking",
      error: null,
    });
    expect(after(state, { type: "choose", index: 0 }).state.phase).toBe("fetching");
  },
);

it("[SPLAY-6] comes back to the question when a recording could not be sent or understood", () => {
  const { state } = after(recognizing, {
    type: "answer-failed",
    turn: -1,
    error: playerError("not-recognised"),
  });

  expect(state).toMatchObject({ phase: "asking", error: { kind: "not-recognised" } });
});

it("[SPLAY-6] tries the same again when a scene could not be fetched", () => {
  const lost = after(
    asking,
    { type: "choose", index: 0 },
    { type: "scene-failed", turn: -1, error },
  ).state;
  expect(lost).toMatchObject({ phase: "failed", error });

  const { state, commands } = after(lost, { type: "retry" });

  expect(state).toMatchObject({ phase: "fetching", error: null });
  expect(commands).toEqual([
    { type: "fetch", turn: state.turn, wanted: { sceneId: "fork", answer: "Row the boat" } },
  ]);
  expect(after(lost, { type: "dismiss-error" }).state).toMatchObject({
    phase: "asking",
    error: null,
  });
});
